import { useNow } from '../../../staff/use-now.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import type { PostForm } from '../post-form.ts';
import { scheduleNote } from './schedule-note.ts';

export type PublishDateFieldsProps = {
  form: Pick<PostForm, 'publishDay' | 'publishTime' | 'status'>;
  /** Default: that of a post. */
  dayLabel?: string;
  error?: string | null;
  timeZone: string;
  onChange: (changes: Pick<PostForm, 'publishDay'> | Pick<PostForm, 'publishTime'>) => void;
};

/** Publish day and time in the agency's zone, with the reader's zone where it differs. */
export function PublishDateFields(props: PublishDateFieldsProps) {
  const { form, dayLabel = 'Publish date', error, timeZone, onChange } = props;
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = useNow();
  return (
    <div className="grid gap-4">
      <Field label={dayLabel} error={error} hint={scheduleNote(form, { timeZone, viewerZone, now })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={form.publishDay}
            onChange={({ target }) => onChange({ publishDay: target.value })}
          />
        )}
      </Field>
      <Field label="Time">
        {(control) => (
          <Input
            {...control}
            type="time"
            value={form.publishTime}
            onChange={({ target }) => onChange({ publishTime: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
