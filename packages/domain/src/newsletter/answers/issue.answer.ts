import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import { REVISION_KINDS } from '../../post/post-revision.ts';
import { ISSUE_STATES } from '../issue-state.ts';
import {
  ISSUE_ARCHIVES,
  ISSUE_LAYOUTS,
  type Issue,
  type IssueFields,
  type IssueListItem,
  type IssueRevision,
} from '../issue.ts';
import { audienceAnswer } from './audience.answer.ts';

const { content, ...fieldsWithoutText } = {
  subject: z.string().describe('Empty while it has none'),
  previewText: z.string().describe('What email programs show after the subject; may be empty'),
  content: z.string().describe('Markdown'),
  senderName: z.string().describe('Empty: the title of the site'),
  replyTo: z.string().describe('Empty: the contact address of the site'),
  layout: z.enum(ISSUE_LAYOUTS).describe('One continuous text, or a list of short pieces'),
  audience: audienceAnswer,
  archive: z.enum(ISSUE_ARCHIVES).describe('`noindex`: its page is reachable only by its link'),
};

const summaryShape = {
  id: z.string(),
  ...fieldsWithoutText,
  slug: z.string().nullable().describe('Its page is `/newsletter/issues/{slug}`; null until its sending begins'),
  state: z
    .enum(ISSUE_STATES)
    .describe('A `sending` issue can be canceled until `startsAt`, a paused one can be resumed'),
  version: z.int().min(1).describe('Counts the saves'),
  postKey: z.string().nullable().describe('The key of the post that it was made from; null without one'),
  scheduledAt: instantAnswer.nullable().describe('When its sending will begin; null when it is not scheduled'),
  startsAt: instantAnswer.nullable().describe('When the first message goes out; null before it is sent'),
  startedAt: instantAnswer.nullable(),
  finishedAt: instantAnswer.nullable(),
  canaryAcceptedAt: instantAnswer.nullable().describe('When the mail server accepted the copy for the site itself'),
  canaryError: z.string().describe('Why it did not; empty otherwise'),
  pauseReason: z.string().describe('Why the site paused it; empty when staff did'),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
};

export const issueAnswer: z.ZodType<Issue> = named('Issue', z.object({ ...summaryShape, content }));

export const issueListItemAnswer: z.ZodType<IssueListItem> = named(
  'IssueListItem',
  z.object({
    ...summaryShape,
    readers: z.string().describe('The audience in words'),
    messages: z
      .object({
        total: countAnswer,
        waiting: countAnswer,
        accepted: countAnswer,
        refused: countAnswer,
        stopped: countAnswer,
        unsubscribed: countAnswer.describe('Readers who unsubscribed with a link in the issue'),
      })
      .nullable()
      .describe('Messages by their state; null before it is sent'),
  }),
);

const revisionShape = {
  version: z.int().min(1).describe('Version of the issue'),
  kind: z.enum(REVISION_KINDS),
  savedBy: z.string().nullable().describe('Null when the program saved it'),
  savedAt: instantAnswer,
  subject: z.string(),
  wordCount: countAnswer,
};

export const issueRevisionAnswer: z.ZodType<IssueRevision> = named('IssueRevision', z.object(revisionShape));

type StoredRevision = { revision: IssueRevision; fields: IssueFields };

export const storedIssueRevisionAnswer: z.ZodType<StoredRevision> = named(
  'StoredIssueRevision',
  z.object({ revision: z.object(revisionShape), fields: z.object({ ...fieldsWithoutText, content }) }),
);
