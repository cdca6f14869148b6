import type { Draft, DraftSummary } from '../entity/draft.ts';
import type { AddedPage } from './added-page.ts';

/**
 * What staff have changed in a document: values by the path of their field. A field that is not named keeps its built-in text,
 * also when a later version of the program words it differently.
 *
 * - `hero.headline`: a text.
 * - `hero.promises`: the lines of a list of texts.
 * - `services`: the order of a list, as ids of its items. A built-in item that is left out is removed; an id that begins
 *   with `new-` is an item that staff have added.
 * - `services.3.title`: a text of an item. `services.3.hidden`: whether the item is hidden.
 * - `story.isShown`: whether a part of the page shows.
 */
export type CopyValues = Record<string, CopyValue>;
/** A text, whether something is hidden or shown, or a list of texts or ids. */
export type CopyValue = string | boolean | string[];

/** Changes to values; null sets a field back to its built-in text. */
export type CopyChanges = Record<string, CopyValue | null>;

/**
 * `built-in`: nothing is changed; `changed`: visitors see changes; `draft`, `scheduled`: there are changes that they do not see
 * yet; `hidden`: a page that visitors do not see.
 */
export const PAGE_STATES = ['built-in', 'changed', 'draft', 'scheduled', 'hidden'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** The document with the texts of mails to visitors: no page shows it. */
export const MAILS_DOCUMENT = 'mails';
/** The document with the words on drawn cards: no page shows it. */
export const CARDS_DOCUMENT = 'cards';

/** Whether pages show a document: not the mails, and not the cards. */
export function isOnPages(id: string): boolean {
  return id !== MAILS_DOCUMENT && id !== CARDS_DOCUMENT;
}

/** A document of the site in a list: a page, or what several pages share. */
export type PageSummary = {
  id: string;
  /** In words. */
  name: string;
  /** Path of a page that shows it; null when every page does, and of mails and cards. */
  path: string | null;
  state: PageState;
  /** Whether visitors see it: not when it is unpublished, or was never published. */
  isPublic: boolean;
  /** Number of fields that visitors see changed. */
  changedFields: number;
  /** What visitors see that is invented, in words: `6 sample testimonials`. */
  examples: string[];
  /** Raised with each publication; 0 before the first. */
  version: number;
  /** When it was last published, ISO 8601 in UTC, and by whom; null before. */
  publishedAt: string | null;
  publishedBy: string | null;
  /** Changes that visitors do not see yet; null without any. */
  draft: DraftSummary | null;
  /** Of a page that staff have added; null for one that is built in. */
  added: Pick<AddedPage, 'kind' | 'publicSince' | 'firstPublishedAt'> | null;
};

/** One thing that staff can change in a document. */
export type CopyField = {
  /** Its name in `CopyValues`. */
  path: string;
  /** The part of the document that it belongs to, as `path` begins. */
  section: string;
  /** In words, without the section: `Heading`, `Item 3, title`. */
  label: string;
  kind: CopyFieldKind;
  /** Longest text, in characters; most lines or items. */
  max: number;
  /** The built-in value; empty in an item that staff have added. */
  builtIn: CopyValue;
};

/**
 * `line`: one line; `text`: may have several; `lines`: a list of texts; `icon`: a drawn icon; `address`: where a link leads;
 * `picture`: an uploaded picture in place of a print; `focus`: the part of it that stays visible; `switch`: whether a part shows; `items`: the order of a list;
 * `markdown`: a long text in Markdown.
 */
export const COPY_FIELD_KINDS = [
  'line',
  'text',
  'lines',
  'icon',
  'address',
  'picture',
  'focus',
  'switch',
  'items',
  'markdown',
] as const;
export type CopyFieldKind = (typeof COPY_FIELD_KINDS)[number];

/** A document with all that staff can change. */
export type PageDocument = PageSummary & {
  /** The fields with the draft's items, or those that are live without one. */
  fields: CopyField[];
  /** What visitors see changed. */
  values: CopyValues;
  draft: Draft<CopyValues> | null;
  /** The draft that was discarded last, which can be restored; null without one. */
  discarded: Draft<CopyValues> | null;
};

/** One publication of a document. */
export type PageRevision = { version: number; savedBy: string; savedAt: string; values: CopyValues };

/** How many revisions of a document are kept. */
export const REVISIONS_PER_PAGE = 50;
