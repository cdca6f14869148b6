/** What the CMS keeps in its address: the post that is edited, or that a new one is written; neither shows the list. */
export type CmsSearch = { edit?: string; new?: '1' };

/** Parses the search parameters; unknown values are dropped. */
export function parseCmsSearch(search: Record<string, unknown>): CmsSearch {
  if (typeof search.edit === 'string' && search.edit !== '') return { edit: search.edit };
  return search.new === undefined ? {} : { new: '1' };
}

/** Whether the address shows the editor. */
export function isEditorOpen(search: CmsSearch): boolean {
  return search.edit !== undefined || search.new !== undefined;
}
