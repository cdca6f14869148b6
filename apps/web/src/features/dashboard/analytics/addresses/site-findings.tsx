import type { SiteFinding } from '@tideline/domain/page/site-finding';
import { Link } from '@tanstack/react-router';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { useHealth } from './use-health.ts';

/** What visitors would notice on pages and in posts; each finding leads to where it is mended. */
export function SiteFindings() {
  const { found } = useHealth();
  return (
    <section aria-label="Pages and posts" className="grid min-w-0 content-start gap-2">
      <h2 className="type-title text-title-s">Pages and posts</h2>
      <QueryPanel query={found}>
        {({ findings, checkedAt }) => (
          <>
            <p className="text-sm text-muted">
              Headings, alternative texts, lengths, titles and links. Posts, and links to other sites, are checked every
              night
              {checkedAt === null ? '.' : <CheckedAt iso={checkedAt} />}
            </p>
            {findings.length === 0 ? (
              <p className="py-3 text-sm">Nothing that visitors would miss.</p>
            ) : (
              <ul>
                {findings.map((finding) => (
                  <FindingRow
                    key={`${finding.kind} ${finding.id} ${finding.field} ${finding.text}`}
                    finding={finding}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryPanel>
    </section>
  );
}

function CheckedAt({ iso }: { iso: string }) {
  return (
    <>
      , last <DateText iso={iso} />.
    </>
  );
}

const ROW = 'grid min-h-11 content-center gap-1 py-3 hover:bg-sunk';

function FindingRow({ finding }: { finding: SiteFinding }) {
  const { kind, id, field } = finding;
  return (
    <li className="grid border-b border-line text-sm">
      {kind === 'post' ? (
        <Link to="/admin/blog" search={{ edit: id }} preload={false} className={ROW}>
          <FindingText finding={finding} />
        </Link>
      ) : (
        <Link
          to="/admin/pages/{-$documentId}"
          params={{ documentId: id }}
          search={field === null ? {} : { field }}
          preload={false}
          className={ROW}
        >
          <FindingText finding={finding} />
        </Link>
      )}
    </li>
  );
}

function FindingText({ finding: { text, name, weight } }: { finding: SiteFinding }) {
  return (
    <>
      <span dir="auto" className="font-[560] wrap-anywhere">
        {text}
      </span>
      <span className="text-muted">
        in <UserText text={name} className="inline!" />
        {weight === 'hint' ? ' (hint)' : null}
      </span>
    </>
  );
}
