/** Path of the list of sent issues. */
export const ISSUES_PATH = '/newsletter/issues';
/** Path of the feed of sent issues. */
export const ISSUES_FEED_PATH = '/newsletter/issues/feed.xml';

/** Issues on a page of the list. */
export const ISSUES_PAGE_SIZE = 24;

/** Path of the page of a sent issue. */
export function issuePath(slug: string): `/newsletter/issues/${string}` {
  return `/newsletter/issues/${slug}`;
}

/** A link to an issue. */
export type IssueLink = { slug: string; subject: string };

/** A sent issue in the list. */
export type SentIssue = IssueLink & {
  id: string;
  /** Shown by mail programs behind the subject; may be empty. */
  previewText: string;
  /** When its sending began. */
  sentAt: string;
};

/** A sent issue in the form for programs; `url` is the path of its page. */
export type PublishedIssue = Omit<SentIssue, 'slug'> & { url: string };

/** A page of the list, newest first. */
export type IssueListPage = {
  issues: SentIssue[];
  /** Listed issues on all pages. */
  total: number;
  /** 1-based. */
  page: number;
  /** At least 1. */
  pageCount: number;
};

/** The page of a sent issue. */
export type IssuePage = {
  issue: SentIssue & {
    /** Not listed, and search engines are asked not to list it. */
    isNoindex: boolean;
  };
  /** The text as safe HTML. */
  html: string;
  /** The next listed issue; null for the newest. */
  newer: IssueLink | null;
  /** The listed issue before; null for the first. */
  older: IssueLink | null;
};
