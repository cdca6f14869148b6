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
  /** The account of the profile; null for none. */
  staffId: rowId.nullable(),
};

/** The address of one author. */
export const authorIdSchema = z.object({ id: rowId });

/** A new author; omitted fields are empty. */
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

/** Changes to an author; omitted fields stay unchanged. */
export const authorChangesSchema = authorIdSchema.extend({
  changes: z.object(fields).partial(),
  /** The version on which the changes are based; if omitted, they overwrite any version. */
  expectedVersion: postVersion.optional(),
});
export type AuthorChanges = z.infer<typeof authorChangesSchema>;

/** The caller's own profile; omitted fields are empty. */
export const ownProfileSchema = newAuthorSchema.omit({ staffId: true }).extend({
  /** The version shown to the caller; null without a profile. */
  expectedVersion: postVersion.nullable(),
});

/** The submitted profile that was read: its account and version. */
const readProfile = z.object({ staffId: rowId, version: z.string().max(100) });

/** Publishes a submitted profile, replacing the public one shown beside it. */
export const profileApprovalSchema = readProfile.extend({
  /** The version of the public profile; null for a first one. */
  formerVersion: postVersion.nullable(),
});

/** Sends a profile back to its owner. */
export const profileReturnSchema = readProfile.extend({
  note: longText({ label: 'Note', maxLength: APPROVAL_NOTE_MAX_LENGTH }),
});
