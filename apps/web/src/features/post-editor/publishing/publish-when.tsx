import { nextWorkday } from '../../../staff/scheduling/next-workday.ts';
import { useNow } from '../../../staff/time/use-now.ts';
import type { PostForm } from '../post-form.ts';
import { PublishDateFields } from './publish-date-fields.tsx';

type Moment = Pick<PostForm, 'status' | 'publishDay' | 'publishTime'>;

export type PublishWhenProps = {
  isDated: boolean;
  onDated: (isDated: boolean) => void;
  form: Moment;
  dayLabel?: string;
  error: string | null;
  timeZone: string;
  onChange: (changes: Partial<Pick<PostForm, 'publishDay' | 'publishTime'>>) => void;
};

/** Now, or a date with its time, which is the next workday at first. */
export function PublishWhen({ isDated, onDated, ...fields }: PublishWhenProps) {
  const now = useNow();
  function chooseDate() {
    onDated(true);
    if (fields.form.publishDay === '') fields.onChange(nextWorkday(now, fields.timeZone));
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="type-label mb-1.5">When</legend>
      <div className="flex flex-wrap gap-x-6">
        <Choice label="Now" isChosen={!isDated} onChoose={() => onDated(false)} />
        <Choice label="On a date" isChosen={isDated} onChoose={chooseDate} />
      </div>
      {isDated ? <PublishDateFields {...fields} /> : null}
    </fieldset>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; onChoose: () => void };

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="radio" name="publish-when" checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}
