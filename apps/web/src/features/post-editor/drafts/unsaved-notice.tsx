import { Link } from '@tanstack/react-router';
import { UNTITLED_POST } from '@tideline/domain/post/post';
import { DateText } from '../../../staff/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { useLeftDrafts } from './use-left-drafts.ts';

/** Lists unsaved texts with links to their editors; renders nothing when there are none. */
export function UnsavedNotice({ timeZone }: { timeZone: string }) {
  const { drafts } = useLeftDrafts();
  if (!drafts || drafts.length === 0) return null;
  return (
    <section aria-label="Unsaved text" className="mb-5 border-l-4 border-warn bg-surface px-4 py-3 text-sm">
      <p className="font-[560]">Unsaved text in this browser</p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key} className="flex min-h-9 flex-wrap items-center gap-x-3">
            <Link
              to="/admin/blog"
              search={draft.postId === null ? { new: '1' } : { edit: draft.postId }}
              preload={false}
              className="link"
            >
              <UserText text={draft.form.title.trim() || UNTITLED_POST} />
            </Link>
            <DateText iso={draft.savedAt} timeZone={timeZone} className="text-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}
