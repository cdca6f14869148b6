import { PAGE_ADDRESS_MAX } from '../address/page-address.ts';

/** What a page that staff add is made from: the template of the industry pages or of the case studies, or a text in Markdown. */
export const ADDED_PAGE_KINDS = ['industry', 'case-study', 'plain'] as const;
export type AddedPageKind = (typeof ADDED_PAGE_KINDS)[number];

/** The id of an added page and of its document, made once. It names the kind, so that no lookup is needed to know its fields. */
export type AddedPageId = `page-${AddedPageKind}-${string}`;

/** Most added pages, with those in the trash. */
export const ADDED_PAGES_MAX = 500;
/** Longest title and address, in characters. */
export const ADDED_PAGE_LIMITS = { title: 60, path: PAGE_ADDRESS_MAX };

/** A page that staff have added, apart from its texts. */
export type AddedPage = {
  id: AddedPageId;
  kind: AddedPageKind;
  path: `/${string}`;
  /** As staff call it in lists. */
  title: string;
  /** Since when visitors see it, ISO 8601 in UTC; null while they do not. */
  publicSince: string | null;
  /** When it was published first; null before. */
  firstPublishedAt: string | null;
};

/** An added page as visitors see it. */
export type ShownPage = Pick<AddedPage, 'id' | 'kind' | 'path'> & {
  /** The parts of its document by name, as `sectionsOf` in the copy has them. */
  sections: Record<string, object>;
  /** The text of a plain page as safe HTML; null for other kinds. */
  html: string | null;
  /** Search engines leave it out: a former version of a legal text. */
  isHidden?: true;
};

const ID = new RegExp(`^page-(${ADDED_PAGE_KINDS.join('|')})-[a-z0-9]{8}$`);

/** The kind that an id names; null when it is not one of an added page. */
export function addedPageKind(id: string): AddedPageKind | null {
  const name = ID.exec(id)?.[1];
  return ADDED_PAGE_KINDS.find((kind) => kind === name) ?? null;
}

/** Whether an id has the form of one of an added page; there may be none. */
export function isAddedPageId(id: string): id is AddedPageId {
  return addedPageKind(id) !== null;
}
