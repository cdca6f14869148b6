import type { SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import { createContext, useContext } from 'react';
import { copyReader, type SectionsOf } from './copy-reader.ts';

/** Reads the copy. Without a provider, everything is built in. */
export const CopyContext = createContext(copyReader({}, copyFiller({})));

/** A part of a document as visitors see it. `builtIn`: its built-in copy, which the component's own bundle contains. */
export function useCopy<Id extends SiteDocumentId, Name extends keyof SectionsOf<Id> & string>(
  id: Id,
  name: Name,
  builtIn: SectionsOf<Id>[Name],
): SectionsOf<Id>[Name] {
  return useContext(CopyContext)(id, name, builtIn);
}
