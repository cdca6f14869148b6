import { sql } from 'kysely';
import type { ContactStatus } from '@tideline/domain/contact/contact';
import type { Db } from '../../core/store/schema.ts';
import type { Instants } from './funnel.repository.ts';
import { selectSentContacts } from './sent-contacts.ts';

/** Separates the parts of a campaign in one text; occurs in no part. */
export const KEY_SEPARATOR = '\u001F';

type Keyed = { key: string; status: ContactStatus; value: number | null };

/**
 * The enquiries of a period with the keys of the rows to which they count. Trails are limited to the period too, or
 * PostgreSQL would read those of all years.
 */
export const KEYED_CONTACTS = {
  source: (db: Db, period: Instants) =>
    selectSentContacts(db, period)
      .leftJoin('contact_trails as trail', (join) =>
        join
          .onRef('trail.contact_id', '=', 'contacts.id')
          .on('trail.submitted_at', '>=', period.from)
          .on('trail.submitted_at', '<', period.to),
      )
      .select([sql<string>`coalesce(trail.entry_source, 'unknown')`.as('key'), 'status', 'value'])
      .$castTo<Keyed>(),
  campaign: (db: Db, period: Instants) =>
    selectSentContacts(db, period)
      .innerJoin('contact_trails as trail', 'trail.contact_id', 'contacts.id')
      .select([
        sql<string>`trail.campaign_source || ${sql.lit(KEY_SEPARATOR)} || trail.campaign_medium || ${sql.lit(KEY_SEPARATOR)} || trail.campaign_name`.as(
          'key',
        ),
        'status',
        'value',
      ])
      .where('trail.submitted_at', '>=', period.from)
      .where('trail.submitted_at', '<', period.to)
      .where((eb) =>
        eb.or([
          eb('trail.campaign_source', '!=', ''),
          eb('trail.campaign_medium', '!=', ''),
          eb('trail.campaign_name', '!=', ''),
        ]),
      )
      .$castTo<Keyed>(),
  post: (db: Db, period: Instants) =>
    selectSentContacts(db, period)
      .innerJoin('contact_trail_posts as read', 'read.contact_id', 'contacts.id')
      .select(['read.post_key as key', 'status', 'value'])
      .where('read.submitted_at', '>=', period.from)
      .where('read.submitted_at', '<', period.to)
      .$castTo<Keyed>(),
} as const;
