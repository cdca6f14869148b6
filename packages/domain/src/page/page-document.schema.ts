import { z } from 'zod';
import { postChangesSchema } from '../post/post.schema.ts';

/** Most changed fields of a document, and longest path of one. */
const FIELDS_MAX = 2000;
const PATH_MAX = 200;
/** Longest text of any field, in characters. Each field has a limit of its own. */
const TEXT_MAX = 50_000;
const LINES_MAX = 50;

const copyValue = z.union(
  [z.string().max(TEXT_MAX), z.boolean(), z.array(z.string().max(TEXT_MAX)).max(LINES_MAX)],
  `must be a text of at most ${TEXT_MAX} characters, true or false, or a list of at most ${LINES_MAX} texts.`,
);

/** All changes to a document, by path. */
export const copyValuesSchema = z
  .record(z.string().max(PATH_MAX), copyValue)
  .refine((values) => Object.keys(values).length <= FIELDS_MAX, `values can name at most ${FIELDS_MAX} fields.`);

/** Names a document. */
export const pageIdSchema = z.object({ id: z.string().max(100) });

const draftVersion = z.uuid({ error: 'expectedVersion must be one that an earlier call has answered.' });

/** Stores changes to a document as its draft. */
export const keepPageSchema = pageIdSchema.extend({
  /** By path; null sets a field back to its built-in text. Fields that are not named stay. */
  values: z
    .record(z.string().max(PATH_MAX), copyValue.nullable())
    .refine((changes) => Object.keys(changes).length <= FIELDS_MAX, `values can name at most ${FIELDS_MAX} fields.`),
  /** The version of the draft on which this is based; null: none yet. */
  expectedVersion: draftVersion.nullable(),
  /** The version of the document on which this is based; 0 before the first publication. */
  liveVersion: z.int().min(0),
  /** When the draft goes live, as a publish date; null: staff decide; omitted: the date stays. */
  goesLiveAt: postChangesSchema.shape.publishDate,
  /** Set by the editor when it autosaves. */
  isAutosave: z.boolean().default(false),
});
export type KeepPage = z.infer<typeof keepPageSchema>;

/** Identifies a draft in the version that the caller has seen. */
export const pageDraftSchema = pageIdSchema.extend({ expectedVersion: draftVersion });
