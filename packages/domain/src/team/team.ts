import type { StaffRole } from '../staff/staff.ts';

/** Lifetime of an invitation's link, in days. */
export const INVITATION_DAYS = 7;

/** A colleague with an account, as shown to admins. */
export type TeamMember = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** ISO 8601 in UTC; null when there is no record of a visit. */
  lastSeenAt: string | null;
  hasTwoStep: boolean;
  hasPasskey: boolean;
  /** What would have to be handed over: unpublished posts and open enquiries. */
  drafts: number;
  enquiries: number;
  /** The names of the API keys that would end with the account. */
  keys: string[];
};

/** An invited person without an account. */
export type TeamInvitation = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  invitedAt: string;
  expiresAt: string;
};

/** The content of the page behind the link. */
export type InvitationPage = { email: string; name: string; role: StaffRole; siteTitle: string };

/** The answer to an invitation: its link if there is no mail server, shown only once; null if it was mailed. */
export type SentInvitation = { link: string | null };
