import { SETTINGS_SECTIONS } from '../../staff/settings-sections.ts';
import type { Capability } from '@tideline/domain/staff/capability';

/** A command: opens a page of the staff area, or performs an act. */
export type Command = {
  id: string;
  group: 'Recent' | 'Go to' | 'Do' | 'Settings' | 'Pages' | 'Posts' | 'Issues' | 'Inquiries' | 'Subscribers';
  label: string;
  /** Further information: an address, a shortcut. */
  hint?: string;
  /** Further words that find it. */
  words?: string;
  /** Offered only with one of these capabilities. */
  needs?: readonly Capability[];
} & ({ to: string } | { act: 'switch-theme' | 'show-keys' | 'toggle-single-keys' });

/** The pages, with their key sequences where they have one. */
export const PAGES: readonly (Command & { to: string; keys?: string })[] = [
  page('Overview', '/admin', 'g o'),
  page('Blog Posts', '/admin?tab=posts', 'g p', ['posts.read-drafts']),
  page('Newsletter', '/admin?tab=newsletter', 'g n', ['subscribers.read', 'issues.read']),
  page('Newsletter issues', '/admin?tab=newsletter&view=issues', undefined, ['issues.read']),
  page('Contacts', '/admin?tab=contacts', 'g c', ['contacts.read']),
  page('Analytics', '/admin?tab=analytics', 'g a', ['stats.read']),
  page('Settings', '/admin?tab=settings', 'g s'),
  page('Blog CMS', '/admin/blog', 'g b', ['posts.read-drafts']),
  page('Pages', '/admin/pages', undefined, ['pages.edit']),
  page('Audit log', '/admin/audit', undefined, ['audit.read']),
  page('Account', '/admin/account'),
  page('Public site', '/'),
];

/** Commands offered without a search. */
export const COMMANDS: readonly Command[] = [
  ...PAGES,
  {
    id: 'new-post',
    group: 'Do',
    label: 'New Post',
    words: 'write article draft',
    to: '/admin/blog?new=1',
    needs: ['posts.edit'],
  },
  {
    id: 'new-issue',
    group: 'Do',
    label: 'New issue',
    words: 'write newsletter mail',
    to: '/admin/issue?new=1',
    needs: ['issues.edit'],
  },
  { id: 'switch-theme', group: 'Do', label: 'Switch theme', words: 'dark light', act: 'switch-theme' },
  { id: 'show-keys', group: 'Do', label: 'Show keyboard shortcuts', words: 'shortcuts help', act: 'show-keys' },
  {
    id: 'toggle-single-keys',
    group: 'Do',
    label: 'Turn single-key shortcuts on or off',
    hint: 'in this browser',
    act: 'toggle-single-keys',
  },
  ...Object.entries(SETTINGS_SECTIONS).map(([section, { title, group, needs }]) => ({
    id: `settings-${section}`,
    group: 'Settings' as const,
    label: title,
    ...(needs === 'nothing' ? {} : { needs }),
    words: `settings ${group}`,
    to: `/admin?tab=settings&section=${section}`,
  })),
];

/** Whether a command is offered to somebody with these capabilities. */
export function isOffered({ needs }: Pick<Command, 'needs'>, may: (...anyOf: Capability[]) => boolean): boolean {
  return needs === undefined || may(...needs);
}

/** The commands whose label or words contain every word of a search; all for an empty search. */
export function findCommands(search: string): Command[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return COMMANDS.filter(({ label, words = '' }) => {
    const text = `${label} ${words}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function page(label: string, to: string, keys?: string, needs?: readonly Capability[]) {
  return {
    id: to,
    group: 'Go to' as const,
    label,
    to,
    ...(keys ? { keys, hint: keys } : {}),
    ...(needs ? { needs } : {}),
  };
}
