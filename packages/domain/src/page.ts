/** One page of a list that is read with a cursor. */
export type Page<Item> = {
  items: Item[];
  /** Pass it as `cursor` to read on; null on the last page. */
  nextCursor: string | null;
  /** Pass it as `cursor` to read back; null on the first page. */
  previousCursor: string | null;
  /** How many items the whole list has, over all pages. */
  total: number;
};

/** Default and largest number of items a list answers at once. */
export const PAGE_LIMIT_MAX = 100;
