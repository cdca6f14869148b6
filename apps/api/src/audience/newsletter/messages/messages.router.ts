import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import {
  issueCheckAnswer,
  issuePreviewAnswer,
  issueTestAnswer,
} from '@tideline/domain/newsletter/answers/message.answer';
import { issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import { issuePreviewSchema, issueTestSchema } from '@tideline/domain/newsletter/message.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { countCheck } from '../../../site/checks/count-check.ts';
import type { Context } from '../../../context.ts';
import { countAttempt, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { requireMailServer } from '../../../core/rpc/require-mail-server.ts';
import { accepted, answer } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { checkIssue } from './check-issue.ts';
import { writeIssue, type WrittenIssue } from './write-issue.ts';
import { findIssueToSend, type IssueToSend } from './written-issue.repository.ts';

/** Test mails per account. */
const TEST_LIMIT: RateLimit = { limit: 20, windowSeconds: 10 * 60 };

const NOTHING: WrittenIssue = { slug: null, subject: '', previewText: '', content: '', layout: 'letter' };

/** Preview, test mail and checks of an issue. */
export const messagesRouter = router({
  preview: staffCall('issues.read', {
    rest: 'POST /newsletter/previews',
    summary: 'Preview an issue as an email',
    description: 'With an `id`, the stored issue with the given fields instead of its own; nothing is saved.',
    input: issuePreviewSchema,
    answer: answer(issuePreviewAnswer),
    refusals: [404],
    example: { subject: 'Four ideas for spring', content: 'It starts at **six**.', layout: 'letter' },
  }).mutation(async ({ ctx, input: { id, ...changes } }) => {
    const issue = { ...(id === undefined ? NOTHING : await findOrRefuse(ctx, id)), ...changes };
    const { html, text, isCut } = await writeIssue(issue, await toContext(ctx));
    return { html, text, bytes: Buffer.byteLength(html), isCut };
  }),

  sendTest: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/test',
    summary: 'Send a test of an issue to one address',
    description: 'If sending fails, `GET /api/admin/mail` shows it.',
    input: issueTestSchema,
    answer: accepted(issueTestAnswer),
    refusals: [404, 409, 429],
    example: { to: 'maya@example.com' },
    tool: {
      name: 'send_test_issue',
      title: 'Send a test',
      description: 'Sends an issue to one address, as a test.',
      effect: 'publishes',
    },
  }).mutation(async ({ ctx, input: { id, to } }) => {
    await findOrRefuse(ctx, id);
    requireMailServer(ctx);
    await countAttempt(ctx.db, `issue-test:${ctx.staff.id}`, TEST_LIMIT, ctx.now());
    await ctx.db.transaction().execute(async (trx) => {
      const mail = { id: `issue-test-${randomUUID()}`, kind: 'issue-test', recipient: to, aboutId: id } as const;
      await queueMail(trx, mail, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'issue.test', objectId: id, detail: {} }, ctx.now());
    });
    ctx.mail.wake();
    return { to };
  }),

  check: staffCall('issues.read', {
    rest: 'POST /newsletter/issues/{id}/check',
    summary: 'Check an issue for broken links and other mistakes',
    input: issueIdSchema,
    answer: answer(issueCheckAnswer),
    refusals: [404, 429],
    tool: {
      name: 'check_issue',
      title: 'Check an issue',
      description:
        'What readers of an issue would notice: missing texts, broken links, heavy pictures, its size. Asks the linked sites.',
      effect: 'reads',
      asksOtherSites: true,
    },
  }).mutation(async ({ ctx, input }) => {
    const issue = await findOrRefuse(ctx, input.id);
    await countCheck(ctx);
    return checkIssue(issue, await toContext(ctx));
  }),
});

async function findOrRefuse({ db }: Context, id: string): Promise<IssueToSend> {
  const issue = await findIssueToSend(db, id);
  if (issue === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue.' });
  return issue;
}

/** Without a token, a reader's links still lead to pages, which say that the link is not valid. */
async function toContext({ db, origin, now }: Context) {
  const links = {
    preferencesUrl: `${origin}/newsletter/preferences`,
    unsubscribeUrl: `${origin}/newsletter/unsubscribe`,
  };
  return { db, settings: await findSettings(db), origin, now: now(), links };
}
