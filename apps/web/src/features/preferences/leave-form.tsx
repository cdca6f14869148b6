import { LEAVING_COMMENT_MAX_LENGTH, LEAVING_REASONS } from '@tideline/domain/newsletter/preferences';
import { preferencesPage } from '@tideline/copy/notices/preferences';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import type { PreferencesLink } from './preferences.tsx';

const { leave } = preferencesPage;

/** Unsubscribes, with an optional reason: a plain POST, answered by a page. */
export function LeaveForm({ link: { token, messageId } }: { link: PreferencesLink }) {
  return (
    <section aria-labelledby="leave" className="border-t border-line pt-8">
      <h2 id="leave" className="type-title text-title-s">
        {leave.title}
      </h2>
      <p className="mt-2 text-muted">{leave.text}</p>
      <form method="post" action="/newsletter/leave" className="mt-5 grid gap-5">
        <input type="hidden" name="t" value={token} />
        {messageId === undefined ? null : <input type="hidden" name="m" value={messageId} />}
        <Field label={leave.reason}>
          {(control) => (
            <Select {...control} name="reason" defaultValue="">
              <option value="">{leave.none}</option>
              {Object.entries(LEAVING_REASONS).map(([reason, label]) => (
                <option key={reason} value={reason}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={leave.comment}>
          {(control) => (
            <Textarea {...control} name="comment" dir="auto" rows={3} maxLength={LEAVING_COMMENT_MAX_LENGTH} />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {leave.button}
        </Button>
      </form>
    </section>
  );
}
