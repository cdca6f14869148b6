import type { DocumentId } from '@tideline/copy/editing/documents';
import type { SiteDocumentId, SiteDocuments } from '@tideline/copy/editing/site-documents';
import type { CopyFiller } from '@tideline/copy/parts/fill-copy';

/** The parts of a document, by the name under which pages read them. */
export type SectionsOf<Id extends SiteDocumentId> = SiteDocuments[Id]['sections'];

/** The parts of documents in which staff have changed something; all others have their built-in copy. */
export type ChangedCopy = Partial<Record<DocumentId, Record<string, unknown>>>;

/** The one door to the copy: what staff have changed, else what is built in, with the values of its placeholders. */
export function copyReader(changed: ChangedCopy, fill: CopyFiller) {
  return <Copy>(id: DocumentId, name: string, builtIn: Copy): Copy =>
    fill((changed[id]?.[name] as Copy | undefined) ?? builtIn);
}
