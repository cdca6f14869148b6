import type { TrafficSource } from './stats.ts';

/** What enquiries are grouped by. */
export const RESULT_KINDS = ['campaign', 'source', 'post'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** The sort orders of the results; a minus reverses one. */
export const RESULT_SORTS = [
  '-received',
  'received',
  '-clients',
  'clients',
  '-value',
  'value',
  'name',
  '-name',
] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];
/** The default order. */
export const DEFAULT_RESULT_SORT: ResultSort = '-received';

/** Maximum rows of a list: anybody can invent a campaign. */
export const RESULT_ROWS_MAX = 100;

/** What came of enquiries. */
export type ResultFigures = {
  /** Enquiries, without spam. */
  received: number;
  /** Those that were won. */
  clients: number;
  /** The value of the clients, in whole units of the currency; clients without a stated value count as 0. */
  value: number;
};

/** The figures of a campaign, a source or a post. */
export type ResultRow = ResultFigures & {
  /**
   * Unique in the list: the parts of the campaign, separated by ` / `; the source, or `unknown` for enquiries without a
   * trail; the key of the post.
   */
  key: string;
  /** The displayed name. For a post, its title; empty when it was deleted, or is a draft that the caller may not read. */
  name: string;
  /** The id of a post; null for any other row, and where a post has no name. */
  postId: string | null;
};

/** Enquiries, clients and value of a range, by one kind. */
export type Results = {
  by: ResultKind;
  /** The first of the days, as `YYYY-MM-DD` in the agency's zone. */
  firstDay: string;
  /** ISO 4217 code. */
  currency: string;
  rows: ResultRow[];
  /** All inquiries of the range, whether or not they are in a row. */
  total: ResultFigures;
};

/** The source of an enquiry; `unknown` without a trail. */
export type ResultSource = TrafficSource | 'unknown';
