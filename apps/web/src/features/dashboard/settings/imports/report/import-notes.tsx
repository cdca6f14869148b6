import { Link } from '@tanstack/react-router';
import { IMPORT_NOTE_KINDS, type ImportNote, type SiteImport } from '@tideline/domain/moving/site-import';
import { useState } from 'react';
import { Button } from '../../../../../ui/controls/button.tsx';
import { NOTE_WORDS } from '../words/import-words.ts';

const SHOWN_AT_ONCE = 8;

/** What changes on the way, by name and number. Each leads to the things with it. */
export function ImportNotes({ found: { id, notes } }: { found: SiteImport }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="import-notes" className="@container grid gap-3">
      <h3 id="import-notes" className="text-lg font-semibold">
        What is different here
      </h3>
      <div className="grid gap-x-8 gap-y-5 @min-[44rem]:grid-cols-3">
        {IMPORT_NOTE_KINDS.map((kind) => (
          <NoteGroup key={kind} importId={id} kind={kind} notes={notes.filter((note) => note.kind === kind)} />
        ))}
      </div>
    </section>
  );
}

type NoteGroupProps = { importId: string; kind: ImportNote['kind']; notes: SiteImport['notes'] };

function NoteGroup({ importId, kind, notes }: NoteGroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { title, text } = NOTE_WORDS[kind];
  const shown = isWhole ? notes : notes.slice(0, SHOWN_AT_ONCE);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h4 className="font-[560]">{title}</h4>
      <p className="text-sm text-muted">{text}</p>
      {notes.length === 0 ? <p className="text-sm">Nothing.</p> : null}
      <ul aria-label={title} className="text-sm empty:hidden">
        {shown.map(({ what, count }) => (
          <li key={what} className="flex items-baseline justify-between gap-3 border-b border-line py-1">
            <Link
              to="/admin"
              search={{ tab: 'settings', section: 'import', item: importId, note: what }}
              hash="import-things"
              preload={false}
              className="link inline-flex min-h-6 min-w-0 items-center wrap-anywhere pointer-coarse:min-h-11"
            >
              <bdi>{what}</bdi>
            </Link>
            <span className="tabular-nums">{count.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
      {notes.length > shown.length ? (
        <Button
          size="sm"
          variant="quiet"
          className="no-print -ml-3 justify-self-start"
          onClick={() => setIsWhole(true)}
        >
          Show all {notes.length}
        </Button>
      ) : null}
    </div>
  );
}
