/** Longest address of a page that staff add, in characters. */
export const PAGE_ADDRESS_MAX = 80;

/**
 * Whether a path has the form of the address of an added page: one word or several with hyphens, for case studies below
 * `/case-studies`. The program may have a page of its own there: see `isPageAddress`.
 */
export function hasPageForm(path: string): boolean {
  return path.length <= PAGE_ADDRESS_MAX && /^\/(?:case-studies\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path);
}
