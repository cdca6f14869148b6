import { useMutation } from '@tanstack/react-query';
import type { IssueListItem } from '@tideline/domain/newsletter/issue';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { issueTitle } from '../../../../staff/issues/issue-title.ts';

export type DeleteIssuesDialogProps = {
  issues: readonly IssueListItem[];
  onDeleted: () => void;
  onClose: () => void;
};

/** Confirmation before drafts are deleted. */
export function DeleteIssuesDialog({ issues, onDeleted, onClose }: DeleteIssuesDialogProps) {
  const utils = trpc.useUtils();
  const remove = useMutation({
    meta: { failure: 'Failed to delete issues' },
    mutationFn: async () => {
      for (const { id } of issues) await utils.client.issues.delete.mutate({ id });
    },
    onSuccess: onDeleted,
    onSettled: () => utils.issues.invalidate(),
  });
  return (
    <ConfirmDialog
      title={`Delete ${quantity(issues.length, ['draft', 'drafts'])}?`}
      act={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <ul className="max-h-48 list-disc overflow-y-auto pl-5">
        {issues.map((issue) => (
          <li key={issue.id}>
            <UserText text={issueTitle(issue)} />
          </li>
        ))}
      </ul>
      <p>The text and its revisions are deleted for good.</p>
    </ConfirmDialog>
  );
}
