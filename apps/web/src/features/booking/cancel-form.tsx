import { BOOKING_LIMITS, type BookedCall } from '@tideline/domain/booking/booking';
import { cancelCall } from '@tideline/copy/calls/discovery-call';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import { CallFacts } from './call-facts.tsx';
import { CallStepLink } from './call-step-link.tsx';

/** Cancels a call: a plain post, answered by its page. */
export function CancelForm({ token, call }: { token: string; call: BookedCall }) {
  return (
    <NoticePage title={cancelCall.title} text={cancelCall.text}>
      <CallFacts call={call} />
      <form method="post" action="/discovery-call/cancel" className="mt-8 grid max-w-[40em] gap-5">
        <input type="hidden" name="t" value={token} />
        <Field label={cancelCall.reason} hint={cancelCall.reasonHint}>
          {(control) => <Textarea {...control} name="reason" dir="auto" rows={3} maxLength={BOOKING_LIMITS.reason} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {cancelCall.submit}
          </Button>
          <CallStepLink step="booked" token={token} variant="quiet">
            {cancelCall.keep}
          </CallStepLink>
        </div>
      </form>
    </NoticePage>
  );
}
