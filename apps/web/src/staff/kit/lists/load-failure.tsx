import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';

export type LoadFailureProps = {
  query: { error: unknown; refetch: () => unknown };
  /** For a query without a message of its own (`meta.failure`), such as `Failed to fetch stats`. */
  message?: string;
};

/** The error of a query with its reason and a retry button; renders nothing without one. */
export function LoadFailure({ query: { error, refetch }, message }: LoadFailureProps) {
  const cache = useQueryClient().getQueryCache();
  if (!error) return null;
  const [failed] = cache.findAll({ predicate: ({ state }) => state.error === error });
  const failure = failed?.meta?.['failure'];
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-danger bg-surface px-4 py-3"
    >
      <p className="mr-auto">
        <strong className="text-danger">{message ?? (typeof failure === 'string' ? failure : 'Failed to load')}</strong>
        <span className="block text-sm text-muted">{errorMessage(error)}</span>
      </p>
      <Button size="sm" variant="secondary" onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}
