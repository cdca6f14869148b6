import { z } from 'zod';
import { lineOfText, pageQueryShape, requiredLine, rowId } from '../text/text.schema.ts';
import { IMPORT_KINDS, IMPORT_LIMITS } from './site-import.ts';

const SITE_ADDRESS = 'The address of the old site must look like https://www.example.com.';

/** The name of the file, and the address of the old site, which most exports do not say. */
export const importTextsSchema = z.object({
  name: requiredLine({ label: 'name', maxLength: IMPORT_LIMITS.fileName }),
  siteAddress: lineOfText({ label: 'siteAddress', maxLength: IMPORT_LIMITS.siteAddress })
    .refine((address) => address === '' || /^https?:\/\/[^/?#\s]+(?:\/[^?#\s]*)?$/i.test(address), SITE_ADDRESS)
    .transform((address) => address.replace(/\/+$/, ''))
    .default(''),
});

/** Which import. */
export const importIdSchema = z.object({ id: rowId });

/** Which things of an import: of one kind, or those with a note of this text. */
export const importItemsQuerySchema = importIdSchema.extend({
  ...pageQueryShape,
  kind: z.enum(IMPORT_KINDS).optional(),
  note: lineOfText({ label: 'note', maxLength: 100 }).optional(),
});

/** Which thing of an import. */
export const importItemSchema = importIdSchema.extend({
  item: z.string({ error: 'item must be text.' }).regex(/^\d{1,9}$/, 'item must be the id of a thing in the import.'),
});
