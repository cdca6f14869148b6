import { useState } from 'react';
import type { CmsSearch } from '../list/cms-search.ts';
import { EditIssue, NewIssue } from './edit-issue.tsx';
import type { IssueParts } from './issue-parts.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { NotForRole } from '../../../staff/roles/not-for-role.tsx';

export type IssueDeskProps = {
  search: CmsSearch;
  parts: IssueParts;
  /** Opens another issue instead of this one. */
  onOpen: (id: string) => void;
  /** Returns to the list. */
  onClose: () => void;
};

/** The page of one issue: the editor of a new or existing one, or the sent issue. */
export function IssueDesk({ search, parts, onOpen, onClose }: IssueDeskProps) {
  // The editor instance survives the first save, which gives the issue its id.
  const [createdId, setCreatedId] = useState<string | null>(null);
  const mayEdit = useMay()('issues.edit');
  const { edit } = search;
  const isNew = edit === undefined || edit === createdId;
  if (!isNew && createdId !== null) setCreatedId(null);
  if (!isNew) return <EditIssue key={edit} id={edit} onCreated={onOpen} {...{ parts, onClose }} />;
  if (!mayEdit) return <NotForRole />;
  return (
    <NewIssue
      key="new"
      issueId={null}
      parts={parts}
      onCreated={(id) => {
        setCreatedId(id);
        onOpen(id);
      }}
      onSent={() => setCreatedId(null)}
      onClose={onClose}
    />
  );
}
