import type { CallKind } from '@tideline/domain/booking/call-kind';
import type { CallHours, CallRules } from '@tideline/domain/booking/hours';
import type { PostFields } from '@tideline/domain/post/post';

/** The files of an archive of a whole site, beside those of its posts, pages and pictures. */
export const OWN_FILES = {
  /** Says that it is such an archive. */
  about: 'tideline.json',
  readme: 'README.md',
  settings: 'settings.json',
  calls: 'calls.json',
  brand: 'brand.json',
  authors: 'authors.json',
  pictures: 'media.json',
  topics: 'newsletter/topics.json',
  issues: 'newsletter/issues.json',
  redirects: 'redirects.csv',
  subscribers: 'people/subscribers.csv',
  inquiries: 'people/contacts.csv',
} as const;

/** The version of the archive's form. A program reads those up to its own. */
export const OWN_FORMAT = 1;

/** What `OWN_FILES.about` says. */
export type OwnArchive = {
  program: 'tideline';
  format: number;
  /** Of the program. */
  version: string;
  title: string;
  /** Without a slash at the end. */
  address: string;
  exportedAt: string;
  hasPeople: boolean;
};

/** A post with everything that is content. */
export type OwnPost = PostFields & {
  /** The last part of its address. */
  slug: string;
  /** Of the cover, when it is in the library; for other programs only. */
  coverAlt: string;
  createdAt: string;
  updatedAt: string;
  firstPublishedAt: string | null;
  /** When readers last got another text. */
  contentChangedAt: string | null;
  /** Whether the address still follows the title. */
  isAddressAutomatic: boolean;
  isFeatured: boolean;
  isSample: boolean;
  /** Former last parts of its address. */
  formerSlugs: string[];
};

/** A picture of the library; its file is in the folder `media` under the name that its address ends with. */
export type OwnPicture = {
  id: string;
  file: string;
  fileName: string;
  alt: string;
  mimeType: string;
  createdBy: string;
  createdAt: string;
};

/** The profile of an author. */
export type OwnAuthor = {
  name: string;
  role: string;
  sentence: string;
  bio: string;
  pictureId: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
};

/** How calls are booked, without the calls. People are found by their address: accounts stay. */
export type OwnCalls = { rules: CallRules | null; hours: OwnCallHours[]; kinds: OwnCallKind[] };

/** Whom an account belongs to. */
export type OwnPerson = { name: string; email: string };

/** When a person takes calls, without the secret address of a private calendar. */
export type OwnCallHours = OwnPerson & CallHours;

/** A kind of call; `people` is null when everybody with hours takes it. */
export type OwnCallKind = Omit<CallKind, 'staffIds'> & { people: OwnPerson[] | null };

/** What staff have changed in the texts of a page, or in the brand. */
export type OwnDocument = {
  id: string;
  /** A page that staff have added; null for one that is built in. */
  page: OwnPage | null;
  /** What visitors see; null when nothing was published. */
  live: { savedBy: string; savedAt: string; values: Record<string, unknown> } | null;
  /** Changes that visitors do not see yet. */
  draft: OwnDraft | null;
};

/** An added page, apart from its texts. */
export type OwnPage = {
  kind: string;
  path: string;
  title: string;
  createdAt: string;
  firstPublishedAt: string | null;
  publicSince: string | null;
};

/** Changes with the values on which they are based. */
export type OwnDraft = {
  goesLiveAt: string | null;
  savedBy: string;
  savedAt: string;
  values: Record<string, unknown>;
  base: Record<string, unknown>;
};
