import type { PublicAuthor } from './author.ts';

/** What readers see of an author besides the posts. */
export type ProfileTexts = Pick<PublicAuthor, 'name' | 'role' | 'sentence' | 'bio' | 'pictureUrl'>;

/** A profile that its owner has submitted: it waits for approval, or was sent back with a note. Never public. */
export type PendingProfile = ProfileTexts & {
  /** The account whose profile it is. */
  staffId: string;
  /** Another one with each submission: an approval is for the version that was read. */
  version: string;
  state: 'waiting' | 'returned';
  submittedAt: string;
  /** Why it was sent back; empty while it waits. */
  note: string;
  /** Empty while it waits, and when that account is gone. */
  returnedBy: string;
  returnedAt: string | null;
};

/** A profile that waits, for who may approve it. */
export type WaitingProfile = PendingProfile & {
  /** The name of the account. */
  submittedBy: string;
  /** What readers see until then; null for a first profile. */
  former: PublicAuthor | null;
};
