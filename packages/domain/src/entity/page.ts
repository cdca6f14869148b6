/** One page of a list that is read with a cursor. */
export type Page<Item> = {
  items: Item[];
  /** Pass it as `cursor` to read on; null on the last page. */
  nextCursor: string | null;
  /** Pass it as `cursor` to read back; null on the first page. */
  previousCursor: string | null;
  /** The number of items over all pages; a people search counts no further than `SEARCH_COUNT_MAX`. */
  total: number;
};

/** A page of a list that is read in one direction. */
export type ForwardPage<Item> = Omit<Page<Item>, 'previousCursor'>;

/** Longest search, in characters. */
export const SEARCH_MAX_LENGTH = 200;
/** How far matches among subscribers and enquiries are counted. */
export const SEARCH_COUNT_MAX = 1_000;

/** Default and largest number of items a list answers at once. */
export const PAGE_LIMIT_MAX = 100;
