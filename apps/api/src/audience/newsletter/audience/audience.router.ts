import type { Page } from '@tideline/domain/entity/page';
import type { ExcludedReader } from '@tideline/domain/newsletter/audience';
import { audienceSizeAnswer, excludedReaderAnswer } from '@tideline/domain/newsletter/answers/audience.answer';
import { audienceWords } from '@tideline/domain/newsletter/audience-words';
import { audienceQuerySchema, excludedQuerySchema } from '@tideline/domain/newsletter/audience.schema';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { answer, page } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { countAudience, listExcluded, listTopicNames } from './audience.repository.ts';

const example = { topics: ['local-search'], sources: [], joinedFrom: '2026-01-01', joinedTo: null };

/** Who would get an issue now. */
export const audienceRouter = router({
  count: staffCall('issues.read', {
    rest: 'POST /newsletter/audience/count',
    summary: 'Count the readers of an audience',
    description: 'Counts who would get an issue now, with the sentence that staff read before sending.',
    input: audienceQuerySchema,
    answer: answer(audienceSizeAnswer),
    example: { audience: example },
    tool: {
      name: 'count_audience',
      title: 'Count an audience',
      description: 'How many readers an audience has now, and why others are excluded.',
      effect: 'reads',
    },
  }).query(async ({ ctx, input: { audience } }) => {
    const { timeZone } = await findSettings(ctx.db);
    const [counts, topicNames] = [await countAudience(ctx.db, audience), await listTopicNames(ctx.db)];
    const today = dayInZone(ctx.now(), timeZone);
    return { ...counts, words: audienceWords(audience, counts, { topicNames, today }) };
  }),

  excluded: staffCall('subscribers.read', {
    rest: 'POST /newsletter/audience/excluded',
    summary: 'List the subscribers that an audience leaves out, each with the reason',
    input: excludedQuerySchema,
    query: excludedQuerySchema.pick({ limit: true, cursor: true }),
    answer: page<ExcludedReader, Page<ExcludedReader>>(excludedReaderAnswer),
    example: { audience: example, reason: 'topic' },
  }).query(({ ctx, input: { audience, ...query } }) => listExcluded(ctx.db, audience, query)),
});
