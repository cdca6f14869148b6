import type { PublicAuthor } from './author.ts';

/** The public part of an author, without the posts. */
export type ProfileTexts = Pick<PublicAuthor, 'name' | 'role' | 'sentence' | 'bio' | 'pictureUrl'>;

/** A profile submitted by its owner, which waits for approval or was sent back with a note. Never public. */
export type PendingProfile = ProfileTexts & {
  /** The account whose profile it is. */
  staffId: string;
  /** Changes with each submission: an approval applies to the version that was read. */
  version: string;
  state: 'waiting' | 'returned';
  submittedAt: string;
  /** Why it was sent back; empty while it waits. */
  note: string;
  /** Empty while it waits, and if that account was deleted. */
  returnedBy: string;
  returnedAt: string | null;
};

/** A waiting profile, for staff who may approve it. */
export type WaitingProfile = PendingProfile & {
  /** The name of the account. */
  submittedBy: string;
  /** The public profile until then; null for a first profile. */
  former: PublicAuthor | null;
};
