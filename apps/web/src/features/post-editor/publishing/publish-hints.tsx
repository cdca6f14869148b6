import { memo } from 'react';
import type { PostForm } from '../post-form.ts';
import { isGoingPublic, publishHints } from './publish-checks.ts';
import { useRested } from '../preview/use-rested.ts';

/** How long the typing rests before the text is looked through, in milliseconds. */
const LOOK_DELAY_MS = 500;

type HintsProps = { form: PostForm; failedPicture: string | null };

export type PublishHintsProps = HintsProps & { msOfRest: () => number };

/** What is worth a look before the post goes public; nothing while it is a draft. */
export function PublishHints({ form, failedPicture, msOfRest }: PublishHintsProps) {
  const settled = useRested(form, LOOK_DELAY_MS, msOfRest);
  return isGoingPublic(form) ? <Hints form={settled} failedPicture={failedPicture} /> : null;
}

const Hints = memo(function Hints({ form, failedPicture }: HintsProps) {
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
