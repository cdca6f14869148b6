import { errorMessage } from '../lib/text/error-message.ts';
import { Button } from '../ui/controls/button.tsx';

export type LoadFailureProps = {
  /** Documented message, such as `Failed to fetch stats`. */
  message: string;
  error: unknown;
  onRetry: () => void;
};

/** A load error with its reason and a retry button. */
export function LoadFailure({ message, error, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-danger bg-surface px-4 py-3"
    >
      <p className="mr-auto">
        <strong className="text-danger">{message}</strong>
        <span className="block text-sm text-muted">{errorMessage(error)}</span>
      </p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
