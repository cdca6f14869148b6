/** The highest page number that the server accepts. */
const MAX_PAGE = 100_000;

/** The page number in an address; undefined for the first page and for invalid numbers. */
export function toPageNumber(page: unknown): number | undefined {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= MAX_PAGE ? number : undefined;
}
