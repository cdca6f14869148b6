import { errorMessage } from '../lib/text/error-message.ts';
import { Button } from '../ui/controls/button.tsx';

export type LoadFailureProps = {
  /** Documented message, such as `Failed to fetch stats`. */
  message: string;
  query: { error: unknown; refetch: () => unknown };
};

/** The error of a query with its reason and a retry button; renders nothing without one. */
export function LoadFailure({ message, query: { error, refetch } }: LoadFailureProps) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-danger bg-surface px-4 py-3"
    >
      <p className="mr-auto">
        <strong className="text-danger">{message}</strong>
        <span className="block text-sm text-muted">{errorMessage(error)}</span>
      </p>
      <Button size="sm" variant="secondary" onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}
