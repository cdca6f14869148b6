import { z } from 'zod';
import { ADDED_PAGES_MAX } from '@tideline/domain/page/added-page';
import { named } from '@tideline/domain/entity/answer-schema';
import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import { list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { saverOf } from '../../drafts/saver-of.ts';
import { listStudyOrder, saveStudyOrder } from './study-order.ts';

const orderedStudy = named('OrderedCaseStudy', z.object({ id: z.string().describe('Of its page'), name: z.string() }));

/** The order of the case studies. */
export const studyOrderRouter = router({
  studyOrder: staffCall('pages.edit', {
    rest: 'GET /case-study-order',
    summary: 'List the case studies in their order',
    description: 'Also those that visitors do not see. Home shows the first three.',
    answer: list(orderedStudy),
  }).query(({ ctx }) => listStudyOrder(ctx.db)),

  saveStudyOrder: staffCall('pages.publish', {
    rest: 'PUT /case-study-order',
    summary: 'Set the order of the case studies',
    description: 'Visitors see it at once. Case studies that are not named follow the others.',
    input: z.object({
      ids: z
        .array(z.string().max(100), { error: 'ids must be a list of ids of pages.' })
        .max(ADDED_PAGES_MAX + CASE_STUDY_IDS.length)
        .refine((ids) => new Set(ids).size === ids.length, 'ids names a case study twice.'),
    }),
    answer: list(orderedStudy),
    example: { ids: ['medical-spa', 'consulting-firm', 'personal-injury-law'] },
  }).mutation(({ ctx, input }) => saveStudyOrder(ctx.db, input.ids, saverOf(ctx), ctx.now())),
});
