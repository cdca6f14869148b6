import type { Page } from '@tideline/domain/entity/page';
import { issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import type { FailedMessage } from '@tideline/domain/newsletter/sending';
import { failedMessageAnswer, issueProgressAnswer } from '@tideline/domain/newsletter/answers/sending.answer';
import { failedMessagesSchema } from '@tideline/domain/newsletter/sending.schema';
import { answer, page } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findAddressKey } from '../../subscribers/address-keys.ts';
import { notFound } from './change-issue.ts';
import { findProgress } from './find-progress.ts';
import { findIssueState } from './issue-states.repository.ts';
import { listFailed } from './progress.repository.ts';

/** How far the sending of an issue is. */
export const progressRouter = router({
  progress: staffCall('issues.read', {
    rest: 'GET /newsletter/issues/{id}/sending',
    summary: 'Read the progress of an issue',
    input: issueIdSchema,
    answer: answer(issueProgressAnswer),
    refusals: [404],
  }).query(async ({ ctx, input: { id } }) => {
    if ((await findIssueState(ctx.db, id)) === null) throw notFound();
    return findProgress(ctx.db, id, ctx.now());
  }),

  failed: staffCall('subscribers.read', {
    rest: 'GET /newsletter/issues/{id}/failed',
    summary: 'List the messages of an issue that were permanently refused',
    input: failedMessagesSchema,
    answer: page<FailedMessage, Page<FailedMessage>>(failedMessageAnswer),
    example: { limit: 20 },
  }).query(async ({ ctx, input }) => listFailed(ctx.db, input, await findAddressKey(ctx.db))),
});
