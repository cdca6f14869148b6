import { z } from 'zod';
import { rowId } from '../text/text.schema.ts';

/** Which failed mail is tried again; all of them without an id. */
export const mailRetrySchema = z.object({ id: rowId.optional() });
