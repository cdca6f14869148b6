import type { DeadLink } from '@tideline/domain/address/dead-link';
import { Link } from '@tanstack/react-router';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { useHealth } from './use-health.ts';

/** Links of posts to pages of this site that visitors do not find; each leads to its post in the editor. */
export function DeadLinks() {
  const { deadLinks } = useHealth();
  return (
    <section aria-label="Dead links" className="grid min-w-0 content-start gap-2">
      <h2 className="type-title text-title-s">Dead links</h2>
      <p className="text-sm text-muted">Links in the 200 newest posts to pages of this site that are not there.</p>
      <QueryPanel query={deadLinks} empty={<p className="py-3 text-sm">Every link leads to a page.</p>}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <DeadLinkRow key={`${row.postId} ${row.path}`} row={row} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </section>
  );
}

function DeadLinkRow({ row: { path, postId, postTitle } }: { row: DeadLink }) {
  return (
    <li className="grid border-b border-line text-sm">
      <Link
        to="/admin/blog"
        search={{ edit: postId }}
        preload={false}
        className="grid min-h-11 content-center gap-1 py-3 hover:bg-sunk"
      >
        <span dir="auto" className="font-[560] wrap-anywhere">
          {path}
        </span>
        <span className="text-muted">
          in <UserText text={postTitle} className="inline!" />
        </span>
      </Link>
    </li>
  );
}
