/** The mail of an issue as readers would get it. */
export type IssuePreview = {
  html: string;
  text: string;
  /** Of the HTML. */
  bytes: number;
  /** The issue is longer than a mail can be, and ends with a link to the whole of it. */
  isCut: boolean;
};

/** What a check looks at. */
export type IssueFindingSubject =
  | 'subject'
  | 'preview text'
  | 'content'
  | 'links'
  | 'pictures'
  | 'size'
  | 'unsubscribe';

/** Something about an issue that readers would notice. */
export type IssueFinding = {
  about: IssueFindingSubject;
  /** `mistake`: readers meet something broken or missing; `hint`: it could be better. */
  weight: 'mistake' | 'hint';
  /** A sentence for staff. */
  text: string;
};

/** The result of the checks of an issue. */
export type IssueCheck = {
  /** Mistakes first; empty when everything is fine. */
  findings: IssueFinding[];
  /** How much was looked at. */
  counts: { links: number; pictures: number; bytes: number };
};
