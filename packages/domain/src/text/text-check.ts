/** What a finding is about. */
export type FindingSubject =
  | 'title'
  | 'search'
  | 'category'
  | 'subject'
  | 'preview text'
  | 'content'
  | 'links'
  | 'pictures'
  | 'size'
  | 'unsubscribe';

/** A problem of a post or issue that readers would notice. */
export type Finding = {
  about: FindingSubject;
  /** `mistake`: something is broken or missing for readers; `hint`: it could be better. */
  weight: 'mistake' | 'hint';
  /** A sentence for staff. */
  text: string;
};

/** The result of the checks of a post or an issue. */
export type TextCheck = {
  /** Errors first; empty when everything is fine. */
  findings: Finding[];
  /** How much was looked at. */
  counts: { links: number; pictures: number };
};

/** Characters that search results show of a title and of a description. */
export const SEARCH_RESULT_SHOWS = { title: 60, description: 160 } as const;
