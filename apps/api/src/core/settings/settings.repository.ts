import type { Selectable } from 'kysely';
import { DEFAULT_RETENTION, type Retention } from '@tideline/domain/privacy/retention';
import { DEFAULT_SETTINGS, type Settings } from '@tideline/domain/site/settings';
import type { Db } from '../store/schema.ts';
import type { SettingsTable } from '../store/tables/site.ts';
import { hasRetention, RETENTION_COLUMNS, toRetention } from './retention.repository.ts';

const COLUMNS = [
  'site_title',
  'legal_name',
  'place',
  'region',
  'country',
  'area',
  'contact_email',
  'instagram_url',
  'linkedin_url',
  'time_zone',
  'analytics_id',
  'mails_per_hour',
  'currency',
] as const;

type SettingsRow = Pick<Selectable<SettingsTable>, (typeof COLUMNS)[number]>;

/** The settings; the defaults until staff save others. */
export async function findSettings(db: Db): Promise<Settings> {
  const row = await db.selectFrom('settings').select(COLUMNS).where('id', '=', 1).executeTakeFirst();
  return row ? toSettings(row) : DEFAULT_SETTINGS;
}

/** The settings, the retention periods, and what is changed in two documents of the site (null: it has no row), in one query. */
export async function findSettingsBeside(
  db: Db,
  documentId: string,
  otherId = '',
): Promise<{ settings: Settings; retention: Retention; fields: string | null; otherFields: string | null }> {
  const row = await db
    .selectFrom('content_version') // always has one row
    .leftJoin('settings', (join) => join.on('settings.id', '=', 1))
    .leftJoin('retention', (join) => join.on('retention.id', '=', 1))
    .leftJoin('copy_documents', (join) => join.on('copy_documents.id', '=', documentId))
    .leftJoin('copy_documents as other', (join) => join.on('other.id', '=', otherId))
    .select([...COLUMNS, ...RETENTION_COLUMNS, 'copy_documents.fields', 'other.fields as otherFields'])
    .executeTakeFirst();
  const { fields = null, otherFields = null, ...rest } = row ?? {};
  return {
    settings: hasSettings(rest) ? toSettings(rest) : DEFAULT_SETTINGS,
    retention: hasRetention(rest) ? toRetention(rest) : DEFAULT_RETENTION,
    fields,
    otherFields,
  };
}

/** Replaces all settings. */
export async function updateSettings(db: Db, settings: Settings, now: string): Promise<Settings> {
  const values = { ...toRow(settings), updated_at: now };
  await db
    .insertInto('settings')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  return settings;
}

/** Not the empty side of a join. */
function hasSettings(row: Partial<Record<keyof SettingsRow, unknown>>): row is SettingsRow {
  return typeof row.site_title === 'string';
}

function toSettings(row: SettingsRow): Settings {
  return {
    siteTitle: row.site_title,
    agency: {
      legalName: row.legal_name,
      place: row.place,
      region: row.region,
      country: row.country,
      area: row.area,
    },
    contactEmail: row.contact_email,
    socialLinks: { instagram: row.instagram_url, linkedin: row.linkedin_url },
    timeZone: row.time_zone,
    analyticsId: row.analytics_id,
    mailsPerHour: row.mails_per_hour,
    currency: row.currency,
  };
}

function toRow(settings: Settings): SettingsRow {
  return {
    site_title: settings.siteTitle,
    legal_name: settings.agency.legalName,
    place: settings.agency.place,
    region: settings.agency.region,
    country: settings.agency.country,
    area: settings.agency.area,
    contact_email: settings.contactEmail,
    instagram_url: settings.socialLinks.instagram,
    linkedin_url: settings.socialLinks.linkedin,
    time_zone: settings.timeZone,
    analytics_id: settings.analyticsId,
    mails_per_hour: settings.mailsPerHour,
    currency: settings.currency,
  };
}
