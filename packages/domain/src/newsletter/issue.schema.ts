import { z } from 'zod';
import { postVersion } from '../post/post.schema.ts';
import { emailAddress, lineOfText, longText, pageQueryShape, rowId } from '../site/text.schema.ts';
import { EVERYBODY } from './audience.ts';
import { audienceSchema } from './audience.schema.ts';
import { ISSUE_ARCHIVES, ISSUE_LAYOUTS, ISSUE_LIMITS, ISSUE_STATES } from './issue.ts';

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

/** The version of an issue that a change was made from. */
export const issueVersion = postVersion;

/** The filters of the list of issues. */
export const issueListQuerySchema = z.object({
  ...pageQueryShape,
  state: z.enum(ISSUE_STATES, { error: `state must be one of ${ISSUE_STATES.join(', ')}.` }).optional(),
});
export type IssueListQuery = z.infer<typeof issueListQuerySchema>;
