import type { Account, Staff, StaffRole } from './staff.ts';

/** What a member of staff may do. Every procedure of the server declares the one that it requires. */
export const CAPABILITIES = [
  /** Read posts in every state, their revisions and the trash. */
  'posts.read-drafts',
  /** Create drafts, change one's own posts, and share them by preview links. */
  'posts.edit',
  /** Change posts of others like one's own, and set their owners. */
  'posts.edit-any',
  /** Change what visitors see: publish, unpublish, save a post that is not a draft, use the trash. */
  'posts.publish',
  /** Read the texts of the pages, and change them in drafts. */
  'pages.edit',
  /** Publish changes to pages, and set their dates. */
  'pages.publish',
  /** Change colors, fonts, logo and drawn pictures of the whole site. */
  'brand.change',
  'media.read',
  'media.upload',
  'media.edit',
  /** Add, change and delete the profiles of authors. */
  'authors.change',
  'contacts.read',
  'contacts.edit',
  /** Write to the senders of enquiries. */
  'contacts.reply',
  /** Read calls booked by visitors, and the hours of staff. */
  'bookings.read',
  /** Move and cancel calls, and set the hours of staff. */
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
  /** Read the dashboard's figures and recent activity, which names people. */
  'stats.read',
  'settings.read',
  'settings.change',
  'mail.read',
  /** Send a test mail and retry failed mails. */
  'mail.send',
  /** Read webhooks and the log of their events. */
  'webhooks.read',
  /** Add, change, pause, test and remove webhooks, and resend events. */
  'webhooks.change',
  /** Read the list of accounts and invitations. */
  'team.read',
  /** Invite colleagues, change their roles, and remove them. */
  'team.change',
  'audit.read',
  'backups.read',
  /** Make a backup now, and download backups: the whole site with everybody's data. */
  'backups.make',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The roles in words. */
export const STAFF_ROLE_LABELS: Record<StaffRole, { label: string; words: string }> = {
  admin: { label: 'Admin', words: 'Everything, with settings and the team' },
  editor: { label: 'Editor', words: 'Posts of everyone, pictures, authors and the newsletter' },
  author: { label: 'Author', words: 'Own drafts; publishing needs approval' },
  sales: { label: 'Sales', words: 'Inquiries, replies and calls' },
  analyst: { label: 'Analyst', words: 'Reads figures and lists, changes nothing' },
};

const ROLE_CAPABILITIES: Record<Account['role'], ReadonlySet<Capability>> = {
  admin: new Set(CAPABILITIES),
  editor: new Set([
    'posts.read-drafts',
    'posts.edit',
    'posts.edit-any',
    'posts.publish',
    'pages.edit',
    'pages.publish',
    'media.read',
    'media.upload',
    'media.edit',
    'authors.change',
    'subscribers.read',
    'issues.read',
    'issues.edit',
    'issues.send',
    'stats.read',
    'settings.read',
  ]),
  author: new Set(['posts.read-drafts', 'posts.edit', 'media.read', 'media.upload']),
  sales: new Set([
    'contacts.read',
    'contacts.edit',
    'contacts.reply',
    'bookings.read',
    'bookings.edit',
    'stats.read',
    'settings.read',
  ]),
  analyst: new Set([
    'posts.read-drafts',
    'media.read',
    'contacts.read',
    'bookings.read',
    'subscribers.read',
    'issues.read',
    'stats.read',
    'settings.read',
  ]),
  integration: new Set(),
};

/** What a role may do. An integration has capabilities of its own instead. */
export function capabilitiesOf(role: Account['role']): ReadonlySet<Capability> {
  return ROLE_CAPABILITIES[role];
}

/** One's own account, with the capabilities of its role. */
export type OwnAccount = Staff & {
  capabilities: Capability[];
  /** The default author of new posts: the name of the profile, else of the account. */
  byline: string;
};
