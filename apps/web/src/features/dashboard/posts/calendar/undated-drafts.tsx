import { Link } from '@tanstack/react-router';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { UserText } from '../../../../staff/user-text.tsx';

export type UndatedDraftsProps = { drafts: readonly PostSummary[] };

/** Drafts without a day, last saved first. */
export function UndatedDrafts({ drafts }: UndatedDraftsProps) {
  return (
    <section aria-labelledby="undated-drafts" className="min-w-0">
      <h3 id="undated-drafts" className="type-label pb-2 text-muted">
        Drafts without a date
      </h3>
      {drafts.length === 0 ? <p className="border-t border-line py-2 text-sm text-muted">None.</p> : null}
      <ul className="text-sm">
        {drafts.map((draft) => (
          <li key={draft.id} className="border-t border-line">
            <Link
              to="/admin/blog"
              search={{ edit: draft.id }}
              preload={false}
              className="grid min-h-11 content-center py-1.5 hover:underline"
            >
              <UserText text={displayTitle(draft)} className="line-clamp-2! min-w-0!" />
              <DateText iso={draft.updatedAt} className="text-xs text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
