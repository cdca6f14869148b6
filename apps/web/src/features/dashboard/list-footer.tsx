import { Button } from '../../ui/button.tsx';

export type ListFooterProps = {
  shown: number;
  total: number;
  /** What is counted, such as `posts`. */
  noun: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
};

/** How much of the list is shown, and the rest of it. */
export function ListFooter({ shown, total, noun, hasMore, isLoadingMore, onLoadMore }: ListFooterProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 py-4 text-sm text-muted">
      <p aria-live="polite">
        Showing {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} {noun}
      </p>
      {hasMore ? (
        <Button size="sm" variant="secondary" disabled={isLoadingMore} onClick={onLoadMore}>
          {isLoadingMore ? 'Loading...' : 'Load more'}
        </Button>
      ) : null}
    </div>
  );
}
