import { IMPORT_NOTE_KINDS, type ImportNote } from '@tideline/domain/moving/site-import';
import { Fragment } from 'react';
import { NOTE_WORDS } from '../words/import-words.ts';

/** What is different in an article, a line for each kind. */
export function NoteLines({ notes }: { notes: readonly ImportNote[] }) {
  const kinds = IMPORT_NOTE_KINDS.map((kind) => ({ kind, noted: notes.filter((note) => note.kind === kind) }));
  return kinds
    .filter(({ noted }) => noted.length > 0)
    .map(({ kind, noted }) => (
      <p key={kind} className="text-sm wrap-anywhere text-muted">
        {NOTE_WORDS[kind].title}:{' '}
        {noted.map(({ what }, at) => (
          <Fragment key={what}>
            {at > 0 ? ', ' : ''}
            <bdi className="text-ink">{what}</bdi>
          </Fragment>
        ))}
      </p>
    ));
}
