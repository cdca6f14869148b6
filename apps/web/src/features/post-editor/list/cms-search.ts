/** Search parameters of the CMS: the edited post, or a new one. Without either, the list is shown. */
export type CmsSearch = { edit?: string; new?: '1' };

/** Parses the search parameters; unknown values are dropped. */
export function parseCmsSearch(search: Record<string, unknown>): CmsSearch {
  const edit = typeof search.edit === 'string' && search.edit !== '' ? search.edit : undefined;
  const isNew = edit === undefined && search.new !== undefined;
  // Both names in every result: the router takes a missing one from the URL, unparsed.
  return { edit, new: isNew ? '1' : undefined };
}

/** Whether the editor is shown. */
export function isEditorOpen(search: Record<string, unknown>): boolean {
  const { edit, new: isNew } = parseCmsSearch(search);
  return edit !== undefined || isNew !== undefined;
}
