import { z } from 'zod';
import { isPublishDate } from '../time/publish-date.ts';
import { postVersion } from '../post/post.schema.ts';
import { emailAddress, lineOfText, longText, pageQueryShape, rowId, searchQuery } from '../text/text.schema.ts';
import { EVERYBODY } from './audience.ts';
import { audienceSchema } from './audience.schema.ts';
import { ISSUE_STATES } from './issue-state.ts';
import { ISSUE_ARCHIVES, ISSUE_LAYOUTS, ISSUE_LIMITS } from './issue.ts';

const fields = {
  subject: lineOfText({ label: 'Subject', maxLength: ISSUE_LIMITS.subject }),
  previewText: lineOfText({ label: 'Preview text', maxLength: ISSUE_LIMITS.previewText }),
  content: longText({ label: 'Content', maxLength: ISSUE_LIMITS.content }),
  senderName: lineOfText({ label: 'Sender name', maxLength: ISSUE_LIMITS.senderName }),
  replyTo: z.union([z.literal(''), emailAddress('Reply address')], {
    error: 'Reply address must look like name@example.com.',
  }),
  layout: z.enum(ISSUE_LAYOUTS, { error: `Layout must be one of ${ISSUE_LAYOUTS.join(', ')}.` }),
  audience: audienceSchema,
  archive: z.enum(ISSUE_ARCHIVES, { error: `Archive must be one of ${ISSUE_ARCHIVES.join(', ')}.` }),
};

/** A new issue; omitted fields are empty. */
export const newIssueSchema = z.object({
  subject: fields.subject.default(''),
  previewText: fields.previewText.default(''),
  content: fields.content.default(''),
  senderName: fields.senderName.default(''),
  replyTo: fields.replyTo.default(''),
  layout: fields.layout.default('letter'),
  audience: fields.audience.default(EVERYBODY),
  archive: fields.archive.default('public'),
});
export type NewIssue = z.infer<typeof newIssueSchema>;

/** Changes to an issue: omitted fields stay unchanged. */
export const issueChangesSchema = z.object(fields).partial();
export type IssueChanges = z.infer<typeof issueChangesSchema>;

/** One issue. */
export const issueIdSchema = z.object({ id: rowId });

/** The version of an issue on which a change is based. */
export const issueVersion = postVersion;

/** A save. */
export const issueUpdateSchema = issueIdSchema.extend({
  changes: issueChangesSchema,
  expectedVersion: issueVersion.optional(),
  /** Set by the editor's autosave: the autosaves of one editing session share a revision. */
  isAutosave: z.boolean({ error: 'isAutosave must be true or false.' }).default(false),
});

/** The text of an issue made from a post: the whole body, or the excerpt and a link. */
export const POST_BODY_CHOICES = ['whole', 'excerpt'] as const;
export type PostBodyChoice = (typeof POST_BODY_CHOICES)[number];
/** An issue made from a post. */
export const issueFromPostSchema = z.object({
  postId: rowId,
  body: z.enum(POST_BODY_CHOICES, { error: `body must be one of ${POST_BODY_CHOICES.join(', ')}.` }),
});

/** When an issue is sent; a local time is in the agency's zone. */
export const scheduleSchema = issueIdSchema.extend({
  version: issueVersion,
  at: z
    .string({ error: 'The date must be text.' })
    .refine(isPublishDate, 'The date must be one such as 2026-03-08T09:30 or 2026-03-08T09:30:00Z.'),
});

/** The filters of the list of issues. */
export const issueListQuerySchema = z.object({
  ...pageQueryShape,
  q: searchQuery.optional(),
  state: z.enum(ISSUE_STATES, { error: `state must be one of ${ISSUE_STATES.join(', ')}.` }).optional(),
});
export type IssueListQuery = z.infer<typeof issueListQuerySchema>;
