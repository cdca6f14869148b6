import type { Capability } from '@tideline/domain/staff/capability';

/** The groups of the list of pages, in their order. */
export const SETTINGS_GROUPS = ['Agency', 'Site', 'Mail and newsletter', 'People', 'Developers', 'Data'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Of a page of the settings: its title, its group, and who sees it. Somebody needs one of the capabilities. */
export type SettingsRule = {
  title: string;
  group: SettingsGroup;
  needs: 'nothing' | readonly [Capability, ...Capability[]];
};

/** The pages in their order. The name is in the address: `/admin?tab=settings&section=mail`. */
const SECTIONS = {
  site: { title: 'General', group: 'Agency', needs: ['settings.change'] },
  inquiries: { title: 'Inquiries', group: 'Agency', needs: ['settings.change'] },
  'saved-replies': { title: 'Saved replies', group: 'Agency', needs: ['contacts.reply'] },
  calls: { title: 'Calls', group: 'Agency', needs: ['bookings.edit'] },
  brand: { title: 'Brand', group: 'Site', needs: ['brand.change'] },
  pages: { title: 'Pages', group: 'Site', needs: ['pages.edit'] },
  form: { title: 'Contact form', group: 'Site', needs: ['pages.publish'] },
  authors: { title: 'Authors', group: 'Site', needs: ['authors.change'] },
  'work-pictures': { title: 'Work samples', group: 'Site', needs: ['settings.change'] },
  mail: { title: 'Mail', group: 'Mail and newsletter', needs: ['mail.read'] },
  sending: { title: 'Sending limits', group: 'Mail and newsletter', needs: ['settings.change'] },
  team: { title: 'Team', group: 'People', needs: ['team.read'] },
  'api-keys': { title: 'API keys', group: 'Developers', needs: 'nothing' },
  integrations: { title: 'Integrations', group: 'Developers', needs: ['team.change'] },
  webhooks: { title: 'Webhooks', group: 'Developers', needs: ['webhooks.read'] },
  privacy: { title: 'Privacy', group: 'Data', needs: ['people.erase'] },
  import: { title: 'Import', group: 'Data', needs: ['settings.read'] },
  export: { title: 'Export', group: 'Data', needs: ['backups.make'] },
  backup: { title: 'Backups', group: 'Data', needs: ['backups.read'] },
  audit: { title: 'Audit log', group: 'Data', needs: ['audit.read'] },
} as const satisfies Record<string, SettingsRule>;

/** A page of the settings, by its name in the address. */
export type SettingsSectionId = keyof typeof SECTIONS;

export const SETTINGS_SECTIONS: Record<SettingsSectionId, SettingsRule> = SECTIONS;

/** Id of the heading of a page, which links named before each section had a page. */
export const headingId = (section: SettingsSectionId) => `${section}-heading` as const;

const FORMER_NAMES: Record<string, SettingsSectionId> = { enquiries: 'inquiries' };

/** The page that a search parameter or the hash of an older link (`mail-heading`) names; undefined for any other text. */
export function findSection(name: string): SettingsSectionId | undefined {
  const section = name.replace(/-heading$/, '');
  if (isSection(section)) return section;
  return Object.hasOwn(FORMER_NAMES, section) ? FORMER_NAMES[section] : undefined;
}

/** The pages for an account with these capabilities. */
export function offeredSections(may: (...anyOf: Capability[]) => boolean): SettingsSectionId[] {
  return Object.entries(SETTINGS_SECTIONS).flatMap(([id, { needs }]) =>
    isSection(id) && (needs === 'nothing' || may(...needs)) ? [id] : [],
  );
}

function isSection(name: string): name is SettingsSectionId {
  return Object.hasOwn(SECTIONS, name);
}
