import type { TextCheck } from '../text/text-check.ts';

/** The mail of an issue in the form that readers get. */
export type IssuePreview = {
  html: string;
  text: string;
  /** Of the HTML. */
  bytes: number;
  /** Whether the issue is too long for a mail, and ends with a link to its full text. */
  isCut: boolean;
};

/** The result of the checks of an issue. */
export type IssueCheck = TextCheck & {
  /** Bytes of the mail's HTML. */
  counts: { bytes: number };
};
