import type { PostForm } from './post-form.ts';
import { isGoingPublic, publishHints } from './publish-checks.ts';

/** What is worth a look before the post goes public; nothing while it is a draft. */
export function PublishHints({ form }: { form: PostForm }) {
  const hints = isGoingPublic(form) ? publishHints(form) : [];
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
}
