import type { ContactSort, ContactStatus } from './contact.ts';

/** Longest name of a saved view, in characters. */
export const SAVED_VIEW_NAME_MAX_LENGTH = 60;
/** How many views a person may have. */
export const SAVED_VIEWS_MAX = 30;

/** The filters and order of the list of enquiries in a saved view; undefined for none. */
export type SavedViewFilters = { q?: string; status?: ContactStatus; sort?: ContactSort };

/** Named filters of the list of enquiries. */
export type SavedView = SavedViewFilters & {
  id: string;
  name: string;
  /** Whether every member of staff sees it. */
  isShared: boolean;
  /** Whether the caller owns it, and may rename and delete it. */
  isOwn: boolean;
};
