import type { NotNull } from 'kysely';
import type { Audience } from '@tideline/domain/newsletter/audience';
import { SAMPLE_ID_PREFIX } from '@tideline/domain/site/sample-data';
import type { Trx } from '../../../core/store/schema.ts';

/** A sent issue, as named in a digest. */
export type DigestIssue = {
  slug: string;
  subject: string;
  previewText: string;
  sentAt: string;
  audience: Audience;
};

/**
 * The issues whose sending began in a period, oldest first. Leaves out sample data, former digests, stopped issues, and
 * issues for readers of one source or sign-up period, which were meant for these readers alone.
 */
export async function findDigestIssues(trx: Trx, since: string, until: string): Promise<DigestIssue[]> {
  const rows = await trx
    .selectFrom('issues')
    .select(['slug', 'subject', 'preview_text as previewText', 'started_at as sentAt', 'audience'])
    .where('slug', 'is not', null)
    .where('id', 'not like', `${SAMPLE_ID_PREFIX}%`)
    .where('started_at', '>=', since)
    .where('started_at', '<', until)
    .where('state', 'in', ['sending', 'paused', 'sent'])
    .orderBy('started_at')
    .orderBy('id')
    .$narrowType<{ slug: NotNull; sentAt: NotNull }>()
    .execute();
  return rows
    .map((row) => Object.assign(row, { audience: JSON.parse(row.audience) as Audience }))
    .filter(
      ({ audience }) =>
        audience.frequency !== 'monthly' &&
        audience.sources.length === 0 &&
        audience.joinedFrom === null &&
        audience.joinedTo === null,
    );
}
