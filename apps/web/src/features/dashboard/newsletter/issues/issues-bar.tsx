import type { IssueListItem } from '@tideline/domain/newsletter/issue';
import { quantity } from '../../../../lib/text/quantity.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { BulkBar } from '../../../../staff/kit/lists/bulk-bar.tsx';

export type IssuesBarProps = {
  selected: readonly IssueListItem[];
  onDelete: (issues: readonly IssueListItem[]) => void;
  /** Called when the selection should be cleared. */
  onDone: () => void;
};

/** Deletes the selected drafts; issues that were sent stay. */
export function IssuesBar({ selected, onDelete, onDone }: IssuesBarProps) {
  const drafts = selected.filter(({ state }) => state === 'draft');
  return (
    <BulkBar count={selected.length} nouns={['issue', 'issues']} onClear={onDone}>
      <Button size="sm" variant="danger" disabled={drafts.length === 0} onClick={() => onDelete(drafts)}>
        Delete {quantity(drafts.length, ['draft', 'drafts'])}
      </Button>
    </BulkBar>
  );
}
