import { ArrowLeft } from 'lucide-react';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** An editor whose text is being fetched. */
export function EditorSkeleton() {
  return (
    <div className="grid gap-5 py-8">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

export type EditorFailureProps = { title: string; error: unknown; onRetry: () => void; onClose: () => void };

/** An editor whose text could not be fetched. */
export function EditorFailure({ title, error, onRetry, onClose }: EditorFailureProps) {
  return (
    <EmptyState
      title={title}
      text={errorMessage(error)}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onClose}>
            <ArrowLeft aria-hidden="true" className="icon" />
            Back
          </Button>
          <Button size="sm" onClick={onRetry}>
            Retry
          </Button>
        </div>
      }
    />
  );
}
