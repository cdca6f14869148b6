import { z } from 'zod';
import { postVersion } from '../post/post.schema.ts';
import { lineOfText, longText, requiredLine, rowId } from '../text/text.schema.ts';
import { APPROVAL_NOTE_MAX_LENGTH } from '../team/approval.ts';
import { AUTHOR_LIMITS } from './author.ts';

const fields = {
  name: requiredLine({ label: 'Name', maxLength: AUTHOR_LIMITS.name }),
  role: lineOfText({ label: 'Role', maxLength: AUTHOR_LIMITS.role }),
  sentence: lineOfText({ label: 'Sentence', maxLength: AUTHOR_LIMITS.sentence }),
  bio: longText({ label: 'Biography', maxLength: AUTHOR_LIMITS.bio }),
  /** Null for the drawn portrait. */
  pictureId: rowId.nullable(),
  /** The account whose profile it is; null for none. */
  staffId: rowId.nullable(),
};

/** The address of one author. */
export const authorIdSchema = z.object({ id: rowId });

/** A new author; a field that is left out is empty. */
export const newAuthorSchema = z.object({
  name: fields.name,
  role: fields.role.default(''),
  sentence: fields.sentence.default(''),
  bio: fields.bio.default(''),
  pictureId: fields.pictureId.default(null),
  staffId: fields.staffId.default(null),
});
export type NewAuthor = z.infer<typeof newAuthorSchema>;

/** The fields of a profile that its owner may set. */
export type AuthorTexts = Omit<NewAuthor, 'staffId'>;

/** Changes to an author: a field that is left out stays as it is. */
export const authorChangesSchema = authorIdSchema.extend({
  changes: z.object(fields).partial(),
  /** The version that the changes started from; left out, they overwrite any version. */
  expectedVersion: postVersion.optional(),
});
export type AuthorChanges = z.infer<typeof authorChangesSchema>;

/** The profile of the caller; a field that is left out is empty. */
export const ownProfileSchema = newAuthorSchema.omit({ staffId: true }).extend({
  /** The version that was shown; null when there was no profile. */
  expectedVersion: postVersion.nullable(),
});

/** The submitted profile that was read: its account and version. */
const readProfile = z.object({ staffId: rowId, version: z.string().max(100) });

/** Publishes a profile as its owner has submitted it, in place of the one that was shown beside it. */
export const profileApprovalSchema = readProfile.extend({
  /** The version of the former profile; null for a first one. */
  formerVersion: postVersion.nullable(),
});

/** Sends a profile back to its owner. */
export const profileReturnSchema = readProfile.extend({
  note: longText({ label: 'Note', maxLength: APPROVAL_NOTE_MAX_LENGTH }),
});
