import { memo } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { PostForm } from './post-form.ts';
import { isGoingPublic, publishHints } from './publish-checks.ts';

/** How long the typing rests before the text is looked through, in milliseconds. */
const LOOK_DELAY_MS = 500;

export type PublishHintsProps = { form: PostForm; failedPicture: string | null };

/** What is worth a look before the post goes public; nothing while it is a draft. */
export function PublishHints({ form, failedPicture }: PublishHintsProps) {
  const settled = useDebounced(form, LOOK_DELAY_MS);
  return isGoingPublic(form) ? <Hints form={settled} failedPicture={failedPicture} /> : null;
}

const Hints = memo(function Hints({ form, failedPicture }: PublishHintsProps) {
  const hints = publishHints(form, failedPicture);
  if (hints.length === 0) return null;
  return (
    <aside aria-label="Before publishing" className="border-l-4 border-warn bg-surface px-4 py-3 text-sm">
      <p className="font-[560] text-warn">Worth a look before publishing</p>
      <ul className="list-disc pl-5 text-muted">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </aside>
  );
});
