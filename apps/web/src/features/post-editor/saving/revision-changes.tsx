import { ComparedText } from './compared-text.tsx';

export type ComparedField = { label: string; before: string; after: string };

/** The fields that differ between a revision and the text in the editor. */
export function RevisionChanges({ fields }: { fields: readonly ComparedField[] }) {
  const changed = fields.filter(({ before, after }) => before !== after);
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
      tabIndex={0}
      aria-label="Changes since then"
      className="grid max-h-[55dvh] content-start gap-5 overflow-y-auto"
    >
      <p className="text-sm text-muted">
        From this revision to the text in the editor: <del className="text-danger">only here</del>,{' '}
        <ins className="bg-tint text-accent">only in the editor</ins>.
      </p>
      {changed.length === 0 ? <p>No difference in the words.</p> : null}
      {changed.map(({ label, before, after }) => (
        <ComparedText key={label} label={label} before={before} after={after} />
      ))}
    </section>
  );
}
