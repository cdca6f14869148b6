import type { ReactNode } from 'react';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { RevisionList, type ListedRevision } from './revision-list.tsx';

export type RevisionsFrameProps = {
  /** Newest first. */
  list: { data: readonly ListedRevision[] | undefined; isError: boolean; isPending: boolean; error: unknown };
  chosen: number | undefined;
  onChoose: (version: number) => void;
  /** Version that the editor is based on. */
  version: number;
  /** The differences between a revision and the editor. */
  renderComparison: (version: number) => ReactNode;
  note: string;
  restore: { isPending: boolean; isError: boolean; error: unknown };
  /** Label of the button that restores. */
  action?: string | undefined;
  mayRestore: boolean;
  onRestore: (version: number) => void;
  onClose: () => void;
};

/** Earlier revisions: a list, the differences of the chosen one, and the button that restores it. */
export function RevisionsFrame(props: RevisionsFrameProps) {
  const { list, chosen, onChoose, version, renderComparison, note } = props;
  const { restore, action = 'Restore this revision', mayRestore, onRestore, onClose } = props;
  return (
    <Dialog open title="Revisions" size="lg" onClose={onClose}>
      {list.isError ? <RevisionFailure error={list.error} /> : null}
      {list.isPending ? <Skeleton className="h-64" /> : null}
      {list.data?.length === 0 ? <p className="text-muted">No revisions yet: the next save keeps the first.</p> : null}
      {list.data && chosen !== undefined ? (
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
          <RevisionList revisions={list.data} chosen={chosen} currentVersion={version} onChoose={onChoose} />
          <div className="grid content-start gap-5">
            {renderComparison(chosen)}
            {restore.isError ? <RevisionFailure error={restore.error} /> : null}
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
              <p className="max-w-[34ch] text-sm text-muted">{note}</p>
              <Button size="sm" disabled={!mayRestore || restore.isPending} onClick={() => onRestore(chosen)}>
                {restore.isPending ? 'Restoring...' : action}
              </Button>
            </div>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

export function RevisionFailure({ error }: { error: unknown }) {
  return (
    <p role="alert" className="type-label text-danger">
      {errorMessage(error)}
    </p>
  );
}
