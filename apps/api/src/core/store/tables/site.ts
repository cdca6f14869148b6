/** Settings, pictures, versions, rate limits and backups. */
import type { Generated } from 'kysely';
import type { PictureType } from '@tideline/domain/picture/picture';
import type { Instant } from './column-types.ts';

export interface SettingsTable {
  /** Always 1: there is one row. */
  id: number;
  site_title: string;
  legal_name: Generated<string>;
  place: Generated<string>;
  region: Generated<string>;
  country: Generated<string>;
  area: Generated<string>;
  contact_email: string;
  instagram_url: string;
  linkedin_url: string;
  time_zone: string;
  analytics_id: string;
  /** Hourly limit of notices and confirmation mails of the whole site. */
  mails_per_hour: Generated<number>;
  /** ISO 4217 code of the currency of enquiries' values. */
  currency: Generated<string>;
  updated_at: Instant;
}

export interface PicturesTable {
  id: string;
  file_name: string;
  alt: string;
  /** Of the widest rendition, in pixels. */
  width: number;
  height: number;
  /** The format of the fallback rendition. */
  ending: 'jpg' | 'png';
  /** Of all renditions together. */
  bytes: number;
  /** Of the uploaded file. */
  mime_type: PictureType;
  created_by: string;
  /** Lower-cased name and alternative text. */
  search_text: string;
  created_at: Instant;
}

/** The picture that replaces a drawn work sample. */
export interface WorkPicturesTable {
  sample_id: string;
  picture_id: string;
  updated_at: Instant;
}

export interface ContentVersionTable {
  /** Always 1: there is one row. */
  id: number;
  /** The number of changes to public content. Written by triggers only. */
  version: number;
}

/** The version of the program that made the schema: the oldest one that can open the database. */
export interface SchemaVersionTable {
  /** Always 1: there is one row. */
  id: number;
  program_version: string;
}

export interface RateLimitsTable {
  key: string;
  window_started_at: Instant;
  count: number;
}

/** Backups, including failed ones and those in progress. */
export interface BackupsTable {
  id: string;
  /**
   * The slot: a night, `YYYY-MM-DD` in the agency's zone, or an hour, `YYYY-MM-DDTHH` in UTC; null for a backup made by
   * hand.
   */
  slot: string | null;
  started_at: Instant;
  /** Empty until it is written. */
  file_name: string;
  bytes: number;
  row_count: number;
  /** When it was proven: restored into a scratch folder and compared. */
  proven_at: Instant | null;
  /** Why it failed, in words. */
  problem: string | null;
  /** Hash of the site's content: see `hashContent`. */
  content_hash: string | null;
  /** When the site was last found to contain exactly this backup. */
  unchanged_at: Instant | null;
}
