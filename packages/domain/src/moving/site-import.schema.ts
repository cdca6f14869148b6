import { z } from 'zod';
import { lineOfText, pageQueryShape, requiredLine, rowId } from '../text/text.schema.ts';
import { IMPORT_KINDS, IMPORT_LIMITS, IMPORT_OUTCOMES, isSiteAddress, SITE_ADDRESS_RULE } from './site-import.ts';

/** The name of the file, and the address of the old site, which most exports do not say. */
export const importTextsSchema = z.object({
  name: requiredLine({ label: 'name', maxLength: IMPORT_LIMITS.fileName }),
  siteAddress: lineOfText({ label: 'siteAddress', maxLength: IMPORT_LIMITS.siteAddress })
    .refine(isSiteAddress, SITE_ADDRESS_RULE)
    .transform((address) => address.replace(/\/+$/, ''))
    .default(''),
});

/** Which import. */
export const importIdSchema = z.object({ id: rowId });

/** Which things of an import: of one kind, with one outcome, or with a note of this text. */
export const importItemsQuerySchema = importIdSchema.extend({
  ...pageQueryShape,
  kind: z.enum(IMPORT_KINDS).optional(),
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  note: lineOfText({ label: 'note', maxLength: 100 }).optional(),
});

/** Which thing of an import. */
export const importItemSchema = importIdSchema.extend({
  item: z.string({ error: 'item must be text.' }).regex(/^\d{1,9}$/, 'item must be the id of a thing in the import.'),
});
