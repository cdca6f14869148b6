/** Search parameters of the CMS: the edited post, or a new one. Without either, the list is shown. */
export type CmsSearch = { edit?: string; new?: '1' };

/** Parses the search parameters; unknown values are dropped. */
export function parseCmsSearch(search: Record<string, unknown>): CmsSearch {
  if (typeof search.edit === 'string' && search.edit !== '') return { edit: search.edit };
  return search.new === undefined ? {} : { new: '1' };
}

/** Whether the editor is shown. */
export function isEditorOpen(search: CmsSearch): boolean {
  return search.edit !== undefined || search.new !== undefined;
}
