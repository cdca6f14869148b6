import { Link } from '@tanstack/react-router';
import { postIdIn } from '@tideline/domain/address/redirect';
import type { ImportItem } from '@tideline/domain/moving/site-import';
import { ButtonLink } from '../../../../../ui/controls/button-link.tsx';
import { Badge } from '../../../../../ui/sections/badge.tsx';
import { capitalized, KIND_WORDS, OUTCOME_WORDS } from '../words/import-words.ts';
import { LedgerLine } from './ledger-line.tsx';
import { NoteLines } from './note-lines.tsx';

export type ImportItemRowProps = {
  importId: string;
  item: ImportItem;
  /** Whether the uploaded file is still there to compare with. */
  hasFile: boolean;
};

/** A thing in a file: what became of it and why, what is different, and where it is now. */
export function ImportItemRow({ importId, item, hasFile }: ImportItemRowProps) {
  const { id, kind, title, count, notes, outcome, reason, path, isPublic, pageId, ledger } = item;
  const name = title || 'Untitled';
  const isHere = path !== null && outcome !== 'waiting' && outcome !== 'undone';
  const postId = isHere ? postIdIn(path) : null;
  return (
    <li className="grid gap-1 border-b border-line py-2 text-sm">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="line-clamp-3 min-w-0 font-[560] wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <span className="text-muted">
            {capitalized(KIND_WORDS[kind][0])}
            {count > 1 ? `, ${count.toLocaleString('en-US')} times` : ''}
          </span>
          {outcome === 'waiting' ? null : (
            <Badge tone={OUTCOME_WORDS[outcome].tone}>{OUTCOME_WORDS[outcome].label}</Badge>
          )}
        </div>
        {hasFile && (kind === 'post' || kind === 'page') ? (
          <ButtonLink
            to="/admin"
            search={{ tab: 'settings', section: 'import', item: importId, row: id }}
            size="sm"
            variant="quiet"
            preload={false}
            aria-label={`Compare: ${name}`}
            className="no-print -mr-3 flex-none"
          >
            Compare
          </ButtonLink>
        ) : null}
      </div>
      {reason === '' ? null : <p className="wrap-anywhere text-muted">{reason}</p>}
      {isHere ? (
        <p className="flex flex-wrap gap-x-4 wrap-anywhere">
          {isPublic ? (
            <a href={path} target="_blank" rel="noreferrer" className="link" aria-label={`${path}, in a new tab`}>
              {path}
            </a>
          ) : (
            <span className="text-muted">{path}, not public</span>
          )}
          {postId === null ? null : (
            <Link to="/admin/blog" search={{ edit: postId }} preload={false} className="link no-print">
              Edit
            </Link>
          )}
          {pageId === null ? null : (
            <Link
              to="/admin/pages/{-$documentId}"
              params={{ documentId: pageId }}
              preload={false}
              className="link no-print"
            >
              Edit
            </Link>
          )}
        </p>
      ) : null}
      {ledger ? <LedgerLine ledger={ledger} /> : null}
      <NoteLines notes={notes} />
    </li>
  );
}
