import { useState } from 'react';
import { useNow } from '../../../staff/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { PostForm } from '../post-form.ts';
import { futureDate, publishLabel } from './primary-action.ts';
import { dialogHints } from './publish-checks.ts';
import { PublishWhen } from './publish-when.tsx';

export type PublishTime = Pick<PostForm, 'status' | 'publishDay' | 'publishTime'>;

export type PublishDialogProps = {
  form: PostForm;
  /** Nouns such as `title`. */
  missing: readonly string[];
  /** False for a post that readers already see: its date is not asked for. */
  asksWhen: boolean;
  failedPicture: string | null;
  timeZone: string;
  onPublish: (time: Partial<PublishTime>) => void;
  onClose: () => void;
};

/** The date of publication, and hints before it. Asks again about an empty title or content. */
export function PublishDialog(props: PublishDialogProps) {
  const { form, missing, asksWhen, failedPicture, timeZone, onPublish, onClose } = props;
  const now = useNow();
  const [isDated, setIsDated] = useState(form.publishDay !== '');
  const [date, setDate] = useState({ publishDay: form.publishDay, publishTime: form.publishTime });
  const [isDayMissing, setIsDayMissing] = useState(false);
  const chosen = isDated ? date : { publishDay: '', publishTime: '' };
  const at = futureDate(chosen, { timeZone, now });
  // "published" with a future date stays as set by hand: readers also see it from that date on.
  const status = at !== null && form.status !== 'published' ? 'scheduled' : 'published';
  const hints = dialogHints(form, failedPicture);

  function publish() {
    if (!asksWhen) onPublish({});
    else if (isDated && date.publishDay === '') setIsDayMissing(true);
    else onPublish({ ...chosen, status });
  }
  return (
    <Dialog open title={missing.length > 0 ? 'Publish anyway?' : 'Publish'} onClose={onClose}>
      <div className="grid gap-6">
        {missing.length > 0 ? (
          <p>This post has no {missing.join(' and no ')}. Readers would see it like this.</p>
        ) : null}
        {asksWhen ? (
          <PublishWhen
            isDated={isDated}
            onDated={setIsDated}
            form={{ ...date, status: 'scheduled' }}
            error={isDayMissing && date.publishDay === '' ? 'Choose a date.' : null}
            timeZone={timeZone}
            onChange={(changes) => setDate({ ...date, ...changes })}
          />
        ) : null}
        {hints.length > 0 ? (
          <div className="border-l-4 border-warn bg-sunk px-4 py-3 text-sm">
            <p className="font-[560] text-warn">Worth a look</p>
            <ul className="list-disc pl-5 text-muted">
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={publish}>
            {missing.length > 0
              ? at === null
                ? 'Publish anyway'
                : 'Schedule anyway'
              : publishLabel({ ...form, ...chosen, status }, { timeZone, now })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
