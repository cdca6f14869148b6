import type { Capability } from './capability.ts';

/** The possible capabilities of an API key, in groups and in words. Those that require a password are left out. */
const SCOPES = {
  Posts: {
    'posts.read-drafts': 'Read drafts, revisions and the trash',
    'posts.edit': 'Write and change own drafts, share previews',
    'posts.edit-any': 'Change other people’s posts',
    'posts.publish': 'Publish, unpublish and delete posts',
    'authors.change': 'Change author profiles',
  },
  Pages: {
    'brand.change': 'Change colors, fonts and logo',
    'pages.edit': 'Read pages and the questions of the form, and change pages in drafts',
    'pages.publish': 'Publish and schedule changes to pages, and save the questions of the form',
  },
  Pictures: {
    'media.read': 'Read the picture library',
    'media.upload': 'Upload pictures',
    'media.edit': 'Describe and delete pictures',
  },
  Inquiries: {
    'bookings.read': 'Read calls, hours and kinds of calls',
    'bookings.edit': 'Move and cancel calls, set hours and kinds of calls',
    'contacts.read': 'Read inquiries and their notes',
    'contacts.edit': 'Add inquiries, change their status, write notes',
    'contacts.reply': 'Reply to inquiries',
  },
  Newsletter: {
    'subscribers.read': 'Read subscribers',
    'subscribers.edit': 'Add, import, change and remove subscribers',
    'issues.read': 'Read issues and their results',
    'issues.edit': 'Write issues and define topics',
    'issues.send': 'Send and schedule issues',
  },
  Site: {
    'stats.read': 'Read figures and recent activity',
    'people.find': 'Look up how much is stored about a person',
    'settings.read': 'Read settings',
    'settings.change': 'Change settings',
    'mail.read': 'Read the status of email',
    'mail.send': 'Send test emails and retry failed ones',
    'webhooks.read': 'Read webhooks and their log',
    'webhooks.change': 'Pause, test and remove webhooks, resend events',
    'team.read': 'Read who has an account',
    'audit.read': 'Read the audit log',
    'backups.read': 'Read the list of backups',
    'backups.make': 'Make backups',
  },
} as const satisfies Record<string, Partial<Record<Capability, string>>>;

type Groups = typeof SCOPES;
/** A possible capability of an API key. */
export type ApiKeyScope = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** The groups in display order. */
export const API_KEY_SCOPE_GROUPS = Object.entries(SCOPES).map(([title, scopes]) => ({
  title,
  scopes: Object.entries(scopes).map(([scope, words]) => ({ scope: scope as ApiKeyScope, words })),
}));

/** Every possible capability of an API key. */
export const API_KEY_SCOPES = API_KEY_SCOPE_GROUPS.flatMap(({ scopes }) => scopes.map(({ scope }) => scope)) as [
  ApiKeyScope,
  ...ApiKeyScope[],
];

/** Common choices of scopes, by label. */
export const API_KEY_PRESETS: Record<string, readonly ApiKeyScope[]> = {
  'Publish posts': ['posts.read-drafts', 'posts.edit', 'posts.edit-any', 'posts.publish', 'media.read', 'media.upload'],
  'Write drafts': ['posts.read-drafts', 'posts.edit', 'media.read', 'media.upload'],
  'Read inquiries': ['contacts.read'],
  'Read only': [
    'posts.read-drafts',
    'media.read',
    'contacts.read',
    'subscribers.read',
    'issues.read',
    'stats.read',
    'settings.read',
    'mail.read',
    'audit.read',
    'backups.read',
  ],
};
