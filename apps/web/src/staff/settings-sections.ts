import type { Capability } from '@tideline/domain/staff/capability';

type Section = { title: string; needs?: readonly Capability[] };

const SECTIONS = {
  'site-heading': { title: 'Site', needs: ['settings.change'] },
  'authors-heading': { title: 'Authors', needs: ['authors.change'] },
  'work-pictures-heading': { title: 'Work samples', needs: ['settings.change'] },
  'enquiries-heading': { title: 'Inquiries', needs: ['settings.change'] },
  'calls-heading': { title: 'Calls', needs: ['bookings.edit'] },
  'mail-heading': { title: 'Mail', needs: ['mail.read'] },
  'sending-heading': { title: 'Newsletter limits', needs: ['settings.change'] },
  'privacy-heading': { title: 'Privacy', needs: ['people.erase'] },
  'team-heading': { title: 'Team', needs: ['team.read'] },
  'api-keys-heading': { title: 'API keys' },
  'integrations-heading': { title: 'Integrations', needs: ['team.change'] },
  'webhooks-heading': { title: 'Webhooks', needs: ['webhooks.read'] },
  'backup-heading': { title: 'Backups', needs: ['backups.read'] },
  'audit-heading': { title: 'Audit log', needs: ['audit.read'] },
} as const satisfies Record<string, Section>;

/** A section of the settings, by the id of its heading. */
export type SettingsSectionId = keyof typeof SECTIONS;

/** The sections of the settings in their order; without `needs`, a section is for all staff. */
export const SETTINGS_SECTIONS: Record<SettingsSectionId, Section> = SECTIONS;

/** The sections for an account with these capabilities. */
export function offeredSections(may: (...anyOf: Capability[]) => boolean): { id: SettingsSectionId; title: string }[] {
  return Object.entries(SETTINGS_SECTIONS)
    .filter(([, { needs }]) => needs === undefined || may(...needs))
    .map(([id, { title }]) => ({ id: id as SettingsSectionId, title }));
}
