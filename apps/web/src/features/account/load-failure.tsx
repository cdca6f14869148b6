import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';

export type LoadFailureProps = {
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** Says that a part of the page could not be fetched, and why. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 border-l-4 border-danger bg-surface px-4 py-3">
      <p className="mr-auto">
        <strong className="text-danger">{title}</strong>
        <span className="block text-sm text-muted">{errorMessage(error)}</span>
      </p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
