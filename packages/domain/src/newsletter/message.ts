import type { TextCheck } from '../text/text-check.ts';

/** The mail of an issue as readers would get it. */
export type IssuePreview = {
  html: string;
  text: string;
  /** Of the HTML. */
  bytes: number;
  /** The issue is longer than a mail can be, and ends with a link to the whole of it. */
  isCut: boolean;
};

/** The result of the checks of an issue. */
export type IssueCheck = TextCheck & {
  /** Bytes of the mail's HTML. */
  counts: { bytes: number };
};
