import type { StaffRole } from '../staff/staff.ts';

/** The link of an invitation works this long. */
export const INVITATION_DAYS = 7;

/** A colleague with an account, as admins see them. */
export type TeamMember = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** ISO 8601 in UTC; null when there is no record of a visit. */
  lastSeenAt: string | null;
  hasTwoStep: boolean;
  hasPasskey: boolean;
  /** What would have to be handed over: posts that are not published, and enquiries that are not decided. */
  drafts: number;
  enquiries: number;
  /** The names of the API keys that end with the account. */
  keys: string[];
};

/** Somebody who was invited and has no account yet. */
export type TeamInvitation = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  invitedAt: string;
  expiresAt: string;
};

/** What the page behind the link shows. */
export type InvitationPage = { email: string; name: string; role: StaffRole; siteTitle: string };

/** An invitation was sent by mail; or, without a mail server, its link, which is shown this once. */
export type SentInvitation = { link: string | null };
