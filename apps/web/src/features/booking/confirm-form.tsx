import type { BookedCall } from '@tideline/domain/booking/booking';
import { formatClock } from '@tideline/domain/booking/call-time';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { bookedCall, confirmCall } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import { stateOfCall } from './booked-call.ts';
import { CallFacts } from './call-facts.tsx';

export type ConfirmFormProps = { token: string; call: BookedCall; done: string | undefined };

/** A call that is not booked yet: a plain post confirms it and is answered by its page, or an email does. */
export function ConfirmForm({ token, call, done }: ConfirmFormProps) {
  const copy = useCopy('discovery-call', 'booked', bookedCall);
  const byButton = call.isFree && call.confirmBy === 'button';
  return (
    <NoticePage {...stateOfCall(call, done, copy)}>
      {done === 'later' ? (
        <p role="alert" className="mb-6 border-l-3 border-danger pl-4">
          {confirmCall.later}
        </p>
      ) : null}
      <CallFacts call={call} />
      {call.isFree && call.confirmBy === 'email' ? (
        <p className="mt-6 max-w-[40em] text-muted">
          {call.heldUntil === null
            ? confirmCall.ifFree
            : confirmCall.kept.replace('{time}', formatClock(call.heldUntil, call.visitorZone, { zone: true }))}{' '}
          {confirmCall.noEmail}
        </p>
      ) : null}
      <form method="post" action={`${CALL_PATH}/confirm`} className="mt-8 flex flex-wrap gap-3">
        {byButton ? (
          <>
            <input type="hidden" name="t" value={token} />
            <Button type="submit">{confirmCall.submit}</Button>
          </>
        ) : null}
        <ButtonLink
          variant={byButton ? 'quiet' : 'secondary'}
          to="/discovery-call/{-$step}"
          params={{ step: undefined }}
        >
          {confirmCall.change}
        </ButtonLink>
      </form>
    </NoticePage>
  );
}
