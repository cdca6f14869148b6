import { TRPCError } from '@trpc/server';
import type { PostFields } from '@tideline/domain/post/post';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Trx } from '../../core/store/schema.ts';

/**
 * Converts the publish date to an instant; a published post without one gets the current time.
 * @throws TRPCError BAD_REQUEST for a scheduled post without a date
 */
export async function withPublishInstant(trx: Trx, fields: PostFields, now: string): Promise<PostFields> {
  if (fields.publishDate !== null) {
    const { timeZone } = await findSettings(trx);
    return { ...fields, publishDate: parsePublishDate(fields.publishDate, timeZone) };
  }
  if (fields.status === 'scheduled') {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'A scheduled post needs a publish date.' });
  }
  return fields.status === 'published' ? { ...fields, publishDate: now } : fields;
}
