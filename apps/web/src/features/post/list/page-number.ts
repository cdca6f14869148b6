/** What the server takes for a page number at most. */
const MAX_PAGE = 100_000;

/** The page of a list that an address names; undefined for the first, and for anything that is no page. */
export function toPageNumber(page: unknown): number | undefined {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= MAX_PAGE ? number : undefined;
}
