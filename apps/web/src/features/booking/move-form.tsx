import type { BookedCall } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { later } from '@tideline/domain/time/instant';
import { callTimes, moveCall } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import { CallStepLink } from './call-step-link.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { LinkedTimes } from './times/linked-times.tsx';
import type { CallLinkSearch } from './booked-call.ts';

export type MoveFormProps = {
  token: string;
  call: BookedCall;
  week: CallWeek;
  chosen: string | null;
  search: CallLinkSearch;
};

/** Moves a call to a free time: links choose the time, and a plain post is answered by the page of the call. */
export function MoveForm({ token, call, week, chosen, search: { done, at } }: MoveFormProps) {
  const words = useCopy('discovery-call', 'times', callTimes);
  const text = moveCall.now.replace('{time}', () => formatCallTime(call, call.visitorZone));
  if (chosen === null) {
    return (
      <NoticePage title={moveCall.title} text={text}>
        {done === 'taken' || at !== undefined ? (
          <p role="alert" className="mb-6 border-l-3 border-danger pl-4">
            {words.taken}
          </p>
        ) : null}
        <h2 className="type-title mb-4 text-title">{moveCall.heading}</h2>
        <LinkedTimes week={week} />
        <p className="mt-8">
          <CallStepLink step="booked" token={token} variant="secondary">
            {moveCall.keep}
          </CallStepLink>
        </p>
      </NoticePage>
    );
  }
  const lengthMs = Date.parse(call.endsAt) - Date.parse(call.startsAt);
  return (
    <NoticePage title={moveCall.title} text={text}>
      <h2 className="type-title mb-2 text-title">{moveCall.confirm}</h2>
      <ChosenTime call={{ startsAt: chosen, endsAt: later(chosen, lengthMs) }} zones={call} />
      <form method="post" action="/discovery-call/move" className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="t" value={token} />
        <input type="hidden" name="startsAt" value={chosen} />
        <Button type="submit">{moveCall.submit}</Button>
        <CallStepLink step="booked" token={token} variant="quiet">
          {moveCall.keep}
        </CallStepLink>
      </form>
    </NoticePage>
  );
}
