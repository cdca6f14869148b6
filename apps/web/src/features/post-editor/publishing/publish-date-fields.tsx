import { scheduleNote } from '../../../staff/scheduling/schedule-note.ts';
import { useNow } from '../../../staff/time/use-now.ts';
import type { PostForm } from '../post-form.ts';
import { DateField } from '../../../staff/kit/fields/date-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

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
      <DateField
        label={dayLabel}
        error={error}
        hint={scheduleNote(form, { timeZone, viewerZone, now })}
        value={form.publishDay}
        onChange={(publishDay) => onChange({ publishDay })}
      />
      <TextField
        label="Time"
        type="time"
        value={form.publishTime}
        onChange={(publishTime) => onChange({ publishTime })}
      />
    </div>
  );
}
