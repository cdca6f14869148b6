import { useState } from 'react';
import { useNow } from '../../../staff/time/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { PostForm } from '../post-form.ts';
import { futureDate, publishLabel } from './primary-action.ts';
import { dialogHints } from './publish-checks.ts';
import { type Byline, PublishByline } from './publish-byline.tsx';
import { PublishWhen } from './publish-when.tsx';
import { SendAlongField } from './send-along-field.tsx';

export type PublishTime = Pick<PostForm, 'status' | 'publishDay' | 'publishTime'>;

export type PublishDialogProps = {
  form: PostForm;
  /** Nouns such as `title`. */
  missing: readonly string[];
  /** False for a post that readers already see: its date is not asked for. */
  asksWhen: boolean;
  failedPicture: string | null;
  timeZone: string;
  onByline: (changes: Partial<Byline>) => void;
  /** @param readers how many get it as an issue of the newsletter too; null for none */
  onPublish: (time: Partial<PublishTime>, readers: number | null) => void;
  onClose: () => void;
};

/** The byline, the date of publication, and hints before it. Asks again about an empty title or content. */
export function PublishDialog(props: PublishDialogProps) {
  const { form, missing, asksWhen, failedPicture, timeZone, onByline, onPublish, onClose } = props;
  const now = useNow();
  const [isDated, setIsDated] = useState(form.publishDay !== '');
  const [date, setDate] = useState({ publishDay: form.publishDay, publishTime: form.publishTime });
  const [isDayMissing, setIsDayMissing] = useState(false);
  const [readers, setReaders] = useState<number | null>(null);
  const chosen = isDated ? date : { publishDay: '', publishTime: '' };
  const at = futureDate(chosen, { timeZone, now });
  // "published" with a future date stays as set by hand: readers also see it from that date on.
  const status = at !== null && form.status !== 'published' ? 'scheduled' : 'published';
  const hints = dialogHints(form, failedPicture);

  function publish() {
    if (!asksWhen) onPublish({}, null);
    else if (isDated && date.publishDay === '') setIsDayMissing(true);
    else onPublish({ ...chosen, status }, readers);
  }
  return (
    <Dialog open title={missing.length > 0 ? 'Publish anyway?' : 'Publish'} onClose={onClose}>
      <div className="grid gap-6">
        {missing.length > 0 ? (
          <p>This post has no {missing.join(' and no ')}. Readers would see it like this.</p>
        ) : null}
        {asksWhen ? (
          <>
            <PublishByline author={form.author} category={form.category} onChange={onByline} />
            <PublishWhen
              isDated={isDated}
              onDated={setIsDated}
              form={{ ...date, status: 'scheduled' }}
              error={isDayMissing && date.publishDay === '' ? 'Choose a date.' : null}
              timeZone={timeZone}
              onChange={(changes) => setDate({ ...date, ...changes })}
            />
            <SendAlongField readers={readers} isDated={at !== null} onChange={setReaders} />
          </>
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
