/** A page of the site that a visitor's search has found. */
export type FoundPage = { path: string; title: string; description: string };

/** How many pages a search names; the articles that it finds are listed beside them. */
export const FOUND_PAGES_MAX = 6;

/** A page that the visitor of an address without a page may have meant. */
export type NearPage = { path: string; title: string };

/** As many as are read at a glance. */
export const NEAR_PAGES_MAX = 3;
