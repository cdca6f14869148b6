import { Link } from '@tanstack/react-router';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { type AnyDraft, isIssueDraft } from './draft-storage.ts';
import { draftTitle } from './draft-title.ts';
import { useLeftDrafts } from './use-left-drafts.ts';

export type UnsavedNoticeProps = {
  /** Only the texts of newsletter issues. */
  isOfIssues?: boolean;
};

/** Lists unsaved texts with links to their editors; renders nothing when there are none. */
export function UnsavedNotice({ isOfIssues = false }: UnsavedNoticeProps) {
  const drafts = useLeftDrafts().drafts?.filter((draft) => !isOfIssues || isIssueDraft(draft));
  if (!drafts || drafts.length === 0) return null;
  return (
    <section aria-label="Unsaved text" className="mb-5 border-l-4 border-warn bg-surface px-4 py-3 text-sm">
      <p className="font-[560]">Unsaved text in this browser</p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key} className="flex min-h-9 flex-wrap items-center gap-x-3">
            <DraftLink draft={draft} />
            <DateText iso={draft.savedAt} className="text-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftLink({ draft }: { draft: AnyDraft }) {
  const shared = { preload: false, className: 'link', children: <UserText text={draftTitle(draft)} /> } as const;
  if (isIssueDraft(draft)) {
    const { issueId } = draft;
    return <Link to="/admin/issue" search={issueId === null ? { new: '1' } : { edit: issueId }} {...shared} />;
  }
  const { postId } = draft;
  return <Link to="/admin/blog" search={postId === null ? { new: '1' } : { edit: postId }} {...shared} />;
}
