import { TRPCError } from '@trpc/server';
import type { Page } from '@tideline/domain/entity/page';
import type { IssueListItem } from '@tideline/domain/newsletter/issue';
import { issueAnswer, issueListItemAnswer } from '@tideline/domain/newsletter/answers/issue.answer';
import {
  issueIdSchema,
  issueListQuerySchema,
  issueUpdateSchema,
  newIssueSchema,
} from '@tideline/domain/newsletter/issue.schema';
import { newId } from '../../../core/host/new-id.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import { saverOf } from '../../../site/drafts/saver-of.ts';
import { answer, created, empty, page } from '../../../core/rpc/answers.ts';
import { mergeRouters, router, staffCall } from '../../../core/rpc/procedures.ts';
import { audienceRouter } from '../audience/audience.router.ts';
import { foundIssue } from './found-issue.ts';
import { issueCopiesRouter } from './issue-copies.router.ts';
import { issueScheduleRouter } from './issue-schedule.router.ts';
import { issueRevisionsRouter } from './issue-revisions.router.ts';
import { listIssues } from './issue-list.repository.ts';
import { deleteDraft } from './issue-writes.repository.ts';
import { findIssue } from './issues.repository.ts';
import { changeIssue, createIssue } from './save-issue.ts';
import { sendingRouter } from '../sending/sending.router.ts';

const draftsRouter = router({
  audience: audienceRouter,
  revisions: issueRevisionsRouter,
  sending: sendingRouter,

  list: staffCall('issues.read', {
    rest: 'GET /newsletter/issues',
    summary: 'List issues in any state, most recently changed first',
    input: issueListQuerySchema.prefault({}),
    answer: page<IssueListItem, Page<IssueListItem>>(issueListItemAnswer),
    example: { state: 'draft', limit: 20 },
    tool: {
      name: 'search_issues',
      title: 'Search issues',
      description: 'Issues of the newsletter without their text, by state or words.',
      effect: 'reads',
      givesFew: true,
    },
  }).query(({ ctx, input }) => listIssues(ctx.db, input, ctx.now())),

  byId: staffCall('issues.read', {
    rest: 'GET /newsletter/issues/{id}',
    summary: 'Read an issue',
    input: issueIdSchema,
    answer: answer(issueAnswer),
    refusals: [404],
    tool: {
      name: 'read_issue',
      title: 'Read an issue',
      description: 'One issue with its text in Markdown, its audience and its version.',
      effect: 'reads',
      givesPart: true,
    },
  }).query(async ({ ctx, input }) => foundIssue(await findIssue(ctx.db, input.id))),

  create: staffCall('issues.edit', {
    rest: 'POST /newsletter/issues',
    summary: 'Create an issue as a draft',
    description: 'No field is required.',
    input: newIssueSchema.prefault({}),
    answer: created(issueAnswer),
    example: { subject: 'Four ideas for spring', previewText: 'And one for summer', content: 'It starts at **six**.' },
    events: ['issue.created'],
    tool: {
      name: 'draft_issue',
      title: 'Draft an issue',
      description: 'Creates a draft of an issue. Its text is Markdown without HTML. Nobody gets it until it is sent.',
      effect: 'writes',
    },
  }).mutation(({ ctx, input }) => {
    const issue = { id: newId(), postKey: null, fields: input };
    return createIssue(ctx.db, issue, saverOf(ctx), ctx.now());
  }),

  update: staffCall('issues.edit', {
    rest: 'PUT /newsletter/issues/{id}',
    summary: 'Change an issue',
    description:
      'Fields that are left out stay as they are. With `expectedVersion`, it is refused with 409 if the issue was saved since. A scheduled issue also takes the right `issues.send`.',
    input: issueUpdateSchema,
    answer: answer(issueAnswer),
    refusals: [404, 409],
    example: { subject: 'Five ideas for spring', expectedVersion: 1 },
    events: ['issue.updated'],
    tool: {
      name: 'change_issue',
      title: 'Change an issue',
      description: 'Changes fields of a draft; those left out stay as they are.',
      effect: 'writes',
      isIdempotent: true,
    },
  }).mutation(async ({ ctx, input: { isAutosave, ...change } }) =>
    foundIssue(await changeIssue(ctx.db, change, saverOf(ctx, isAutosave ? 'autosave' : 'save'), ctx.now())),
  ),

  delete: staffCall('issues.edit', {
    rest: 'DELETE /newsletter/issues/{id}',
    summary: 'Delete a draft for good, with its revisions',
    input: issueIdSchema,
    answer: empty(),
    refusals: [404],
    events: ['issue.deleted'],
  }).mutation(({ ctx, input: { id } }) =>
    ctx.db.transaction().execute(async (trx) => {
      const { state } = foundIssue(await findIssue(trx, id));
      if (!(await deleteDraft(trx, id))) {
        const hint = state === 'scheduled' ? ' Unschedule it first.' : '';
        throw new TRPCError({ code: 'BAD_REQUEST', message: `Only drafts can be deleted.${hint}` });
      }
      await recordAction(trx, ctx.actor, { action: 'issue.delete', objectId: id, detail: {} }, ctx.now());
      await recordEvent(trx, { type: 'issue.deleted', objectId: id }, ctx.now());
      return {};
    }),
  ),
});

/** Issues of the newsletter: written here, sent by `issues.sending`. */
export const issuesRouter = mergeRouters(draftsRouter, issueCopiesRouter, issueScheduleRouter);
