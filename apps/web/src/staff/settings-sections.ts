/** The sections of the settings in their order, by the id of their heading. */
export const SETTINGS_SECTIONS = {
  'site-heading': 'Site',
  'authors-heading': 'Authors',
  'work-pictures-heading': 'Work samples',
  'enquiries-heading': 'Enquiries',
  'calls-heading': 'Calls',
  'mail-heading': 'Mail',
  'sending-heading': 'Newsletter limits',
  'privacy-heading': 'Privacy',
  'api-keys-heading': 'API keys',
  'webhooks-heading': 'Webhooks',
  'backup-heading': 'Backups',
  'audit-heading': 'Audit log',
} as const;
