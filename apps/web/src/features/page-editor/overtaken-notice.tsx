import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/controls/button.tsx';

/** Somebody else has saved the page since it was opened here. */
export function OvertakenNotice({ onLoad }: { onLoad: () => Promise<void> }) {
  const load = useMutation({ meta: { failure: 'Failed to fetch the page' }, mutationFn: onLoad });
  return (
    <section
      aria-label="Newer version"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-danger bg-surface px-4 py-3 text-sm"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[560]">Someone else saved this page in the meantime</p>
        <p className="text-muted">Load their version to go on. What you have typed stays.</p>
      </div>
      <Button size="sm" variant="secondary" disabled={load.isPending} onClick={() => load.mutate()}>
        Load the newer version
      </Button>
    </section>
  );
}
