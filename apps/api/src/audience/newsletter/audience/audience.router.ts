import { audienceWords } from '@tideline/domain/newsletter/audience-words';
import { audienceQuerySchema, excludedQuerySchema } from '@tideline/domain/newsletter/audience.schema';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { countAudience, listExcluded, listTopicNames } from './audience.repository.ts';

/** Who would get an issue now. */
export const audienceRouter = router({
  /** The counts, and the sentence that staff read before they send. */
  count: procedureFor('issues.read')
    .input(audienceQuerySchema)
    .query(async ({ ctx, input: { audience } }) => {
      const { timeZone } = await findSettings(ctx.db);
      const [counts, topicNames] = [await countAudience(ctx.db, audience), await listTopicNames(ctx.db)];
      const today = dayInZone(ctx.now(), timeZone);
      return { ...counts, words: audienceWords(audience, counts, { topicNames, today }) };
    }),

  /** The subscribers left out, each with the reason. */
  excluded: procedureFor('subscribers.read')
    .input(excludedQuerySchema)
    .query(({ ctx, input: { audience, ...query } }) => listExcluded(ctx.db, audience, query)),
});
