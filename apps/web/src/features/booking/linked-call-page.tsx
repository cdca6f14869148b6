import type { BookedCall } from '@tideline/domain/booking/booking';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { bookedCall, callLinkEnded, callPage } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import { type CallLinkSearch, type LinkedCall, stateOfCall } from './booked-call.ts';
import { CallCalendar } from './call-calendar.tsx';
import { CallFacts } from './call-facts.tsx';
import { CallStepLink } from './call-step-link.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { MoveForm } from './move-form.tsx';

export type LinkedCallPageProps = { linked: LinkedCall; search: CallLinkSearch };

/** The pages behind the link of a call. Viewing changes nothing, since programs follow links too; only the forms do. */
export function LinkedCallPage({ linked: { step, call, week, chosen, done }, search }: LinkedCallPageProps) {
  const page = useCopy('discovery-call', 'page', callPage);
  if (call === null) return <NoticePage {...callLinkEnded} links={[{ label: page.title, to: CALL_PATH }]} />;
  const token = search.t ?? '';
  if (call.status === 'held') return <ConfirmForm token={token} call={call} done={done} />;
  if (step === 'move' && week) {
    return <MoveForm token={token} call={call} week={week} chosen={chosen} search={search} />;
  }
  if (step === 'cancel' && call.canChange) return <CancelForm token={token} call={call} />;
  return <CallState token={token} call={call} done={done} />;
}

/** A call in its present state, with ways to change it. */
function CallState({ token, call, done }: { token: string; call: BookedCall; done: string | undefined }) {
  const copy = useCopy('discovery-call', 'booked', bookedCall);
  return (
    <NoticePage {...stateOfCall(call, done, copy)}>
      <CallFacts call={call} />
      {call.canChange ? (
        <>
          {call.calendar === null ? null : <CallCalendar token={token} call={call} entry={call.calendar} />}
          <p className="mt-4 max-w-[40em] border-t border-line pt-5 text-muted wrap-anywhere">
            {call.mailedTo === null ? '' : `${copy.mailed.replace('{email}', () => call.mailedTo ?? '')} `}
            {copy.keep}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <CallStepLink step="move" token={token} variant="secondary">
              {copy.move}
            </CallStepLink>
            <CallStepLink step="cancel" token={token} variant="quiet">
              {copy.cancel}
            </CallStepLink>
          </p>
        </>
      ) : (
        <p className="mt-6">
          <ButtonLink variant="secondary" to="/discovery-call/{-$step}" params={{ step: undefined }}>
            {copy.again}
          </ButtonLink>
        </p>
      )}
    </NoticePage>
  );
}
