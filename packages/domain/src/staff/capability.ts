import type { StaffRole } from './staff.ts';

/** What a member of staff may do. Every procedure of the server names the one it needs. */
export const CAPABILITIES = [
  /** Read posts in every state, their revisions and the trash. */
  'posts.read-drafts',
  /** Create and change drafts, and share them by preview links. */
  'posts.edit',
  /** Change what visitors see: publish, unpublish, save a post that is not a draft, use the trash. */
  'posts.publish',
  'media.read',
  'media.upload',
  'media.edit',
  /** Add, change and delete the profiles of authors. */
  'authors.change',
  'contacts.read',
  'contacts.edit',
  /** Write to the senders of enquiries. */
  'contacts.reply',
  /** Read the calls that visitors booked, and when staff take calls. */
  'bookings.read',
  /** Move and cancel calls, and set when staff take them. */
  'bookings.edit',
  'subscribers.read',
  /** Add, import, change and remove subscribers. */
  'subscribers.edit',
  /** Read issues of the newsletter, their revisions and results. */
  'issues.read',
  /** Write issues, and define the topics that readers choose from. */
  'issues.edit',
  /** Send issues, schedule, pause and stop them. */
  'issues.send',
  /** Look up how much is stored about one e-mail address. */
  'people.find',
  /** Export contacts, subscribers, or everything about one person. */
  'people.export',
  'people.erase',
  /** The dashboard's figures and its recent activity, which names people. */
  'stats.read',
  'settings.read',
  'settings.change',
  'mail.read',
  /** Send a test mail and retry failed mails. */
  'mail.send',
  'audit.read',
  'backups.read',
  /** Make a backup now, and download backups: the whole site with everybody's data. */
  'backups.make',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const ROLE_CAPABILITIES: Record<StaffRole, ReadonlySet<Capability>> = {
  admin: new Set(CAPABILITIES),
};

/** What a role may do. */
export function capabilitiesOf(role: StaffRole): ReadonlySet<Capability> {
  return ROLE_CAPABILITIES[role];
}
