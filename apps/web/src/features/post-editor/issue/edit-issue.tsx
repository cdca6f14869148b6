import { type Issue, isEditable } from '@tideline/domain/newsletter/issue';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { isNotFound } from '../../../lib/text/error-message.ts';
import { type AnyDraft, type IssueDraft, isIssueDraft } from '../drafts/draft-storage.ts';
import { DraftsFirst } from '../drafts/drafts-first.tsx';
import { useLeftDrafts } from '../drafts/use-left-drafts.ts';
import { EditorFailure, EditorSkeleton } from '../frame/loading-editor.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { IssuePage } from './issue-page.tsx';
import type { IssueParts } from './issue-parts.ts';
import {
  type IssueStart,
  NO_ISSUE,
  startEmptyIssue,
  startFromIssue,
  startFromIssueDraft,
  type StoredIssue,
} from './issue-start.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

export type EditIssueProps = {
  id: string;
  parts: IssueParts;
  /** Called when the text was saved as a new issue. */
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** Fetches an issue and opens it: in the editor, or in its sent form. */
export function EditIssue({ id, parts, onCreated, onClose }: EditIssueProps) {
  const issue = trpc.issues.byId.useQuery({ id }, { meta: { failure: 'Failed to fetch the issue' } });
  const { drafts } = useLeftDrafts();
  const isOwn = (draft: AnyDraft): draft is IssueDraft => isIssueDraft(draft) && draft.issueId === id;
  if (issue.isError && !issue.data) {
    // Unsaved text of a deleted issue can be saved as a new one.
    if (isNotFound(issue.error) && drafts?.some(isOwn))
      return <NewIssue issueId={id} {...{ parts, onCreated, onClose }} />;
    return (
      <EditorFailure
        title="Failed to fetch the issue"
        error={issue.error}
        onRetry={() => void issue.refetch()}
        onClose={onClose}
      />
    );
  }
  if (!issue.data || !issue.isFetchedAfterMount) return <EditorSkeleton />;
  return <LoadedIssue key={id} issue={issue.data} {...{ parts, onCreated, onClose }} />;
}

type LoadedIssueProps = Omit<EditIssueProps, 'id'> & { issue: Issue };

/** The initial text is fixed on open: a later response must not change it. */
function LoadedIssue({ issue, parts, onCreated, onClose }: LoadedIssueProps) {
  const mayEdit = useMay()('issues.edit');
  const [start, setStart] = useState(() => (mayEdit && isEditable(issue.state) ? startFromIssue(issue) : null));
  // Cancelled in time: it is a draft again.
  if (start === null && mayEdit && isEditable(issue.state)) setStart(startFromIssue(issue));
  if (start === null)
    return <IssuePage issue={issue} SentIssue={parts.SentIssue} onOpen={onCreated} onClose={onClose} />;
  return (
    <IssueScreen
      start={start}
      stored={start.stored}
      draftsOf={issue.id}
      onSent={() => setStart(null)}
      {...{ parts, onCreated, onClose }}
    />
  );
}

export type NewIssueProps = {
  /** The deleted issue whose unsaved text is offered; null for text that was never saved. */
  issueId: string | null;
  parts: IssueParts;
  onCreated: (id: string) => void;
  onSent?: () => void;
  onClose: () => void;
};

/** The editor with an empty form. */
export function NewIssue({ issueId, parts, onCreated, onSent, onClose }: NewIssueProps) {
  const [start] = useState(startEmptyIssue);
  return (
    <IssueScreen
      start={start}
      stored={NO_ISSUE}
      draftsOf={issueId}
      onSent={onSent ?? onClose}
      {...{ parts, onCreated, onClose }}
    />
  );
}

type IssueScreenProps = {
  start: IssueStart;
  /** What restored text belongs to. */
  stored: StoredIssue;
  draftsOf: string | null;
  parts: IssueParts;
  onCreated: (id: string) => void;
  onSent: () => void;
  onClose: () => void;
};

/** The editor, after offering to restore unsaved text. */
function IssueScreen({ start, stored, draftsOf, ...rest }: IssueScreenProps) {
  const site = trpc.settings.site.useQuery().data;
  if (!site) return <EditorSkeleton />;
  const { timeZone, siteTitle } = site;
  return (
    <DraftsFirst
      start={start}
      isOwn={(draft: AnyDraft): draft is IssueDraft => isIssueDraft(draft) && draft.issueId === draftsOf}
      startFrom={(draft) => startFromIssueDraft(draft, stored)}
    >
      {(chosen) => <IssueEditor start={chosen} {...{ timeZone, siteTitle }} {...rest} />}
    </DraftsFirst>
  );
}
