import { memo } from 'react';
import type { PostForm } from '../post-form.ts';
import { isGoingPublic, publishHints } from './publish-checks.ts';

export type PublishHintsProps = { form: PostForm; failedPicture: string | null };

/** Suggestions before a post goes public; nothing for a draft. */
export const PublishHints = memo(function PublishHints({ form, failedPicture }: PublishHintsProps) {
  if (!isGoingPublic(form)) return null;
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
