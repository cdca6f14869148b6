import type { Issue } from '@tideline/domain/newsletter/issue';
import { REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { RevisionChanges } from '../saving/revision-changes.tsx';
import { RevisionFailure, RevisionsFrame } from '../saving/revisions-frame.tsx';
import { ISSUE_FIELD_LABELS, type IssueForm, toIssueForm } from './issue-form.ts';

export type IssueRevisionsDialogProps = {
  issueId: string;
  /** Current form, compared with each revision. */
  form: IssueForm;
  version: number;
  onRestored: (issue: Issue) => void;
  onClose: () => void;
};

/** Earlier revisions of the issue: compared with the editor and restorable. */
export function IssueRevisionsDialog(props: IssueRevisionsDialogProps) {
  const { issueId, form, version, onRestored, onClose } = props;
  const utils = trpc.useUtils();
  const list = trpc.issues.revisions.list.useQuery({ id: issueId }, { gcTime: 0 });
  const [picked, setPicked] = useState<number | null>(null);
  const restore = trpc.issues.revisions.restore.useMutation({
    meta: { failure: 'Failed to restore the revision' },
    onSuccess: async (issue) => {
      onRestored(issue);
      await utils.issues.invalidate();
    },
  });
  return (
    <RevisionsFrame
      {...{ list, version, restore, onClose }}
      // The newest revision equals the stored issue, so the one before is selected first.
      chosen={picked ?? list.data?.[1]?.version ?? list.data?.[0]?.version}
      onChoose={setPicked}
      renderComparison={(chosen) => <Comparison issueId={issueId} version={chosen} form={form} />}
      note={`The newest ${REVISIONS_PER_POST} are kept. Restoring is a save of its own.`}
      mayRestore
      onRestore={(chosen) => restore.mutate({ id: issueId, version: chosen, expectedVersion: version })}
    />
  );
}

type ComparisonProps = { issueId: string; version: number; form: IssueForm };

const COMPARED_FIELDS = ['subject', 'previewText', 'content', 'senderName', 'replyTo'] as const;

function Comparison({ issueId, version, form }: ComparisonProps) {
  const { data, error } = trpc.issues.revisions.byVersion.useQuery({ id: issueId, version }, { gcTime: 0 });
  if (error) return <RevisionFailure error={error} />;
  if (!data) return <Skeleton className="h-48" />;
  const before = toIssueForm(data.fields);
  return (
    <RevisionChanges
      fields={COMPARED_FIELDS.map((name) => ({
        label: ISSUE_FIELD_LABELS[name],
        before: before[name],
        after: form[name],
      }))}
    />
  );
}
