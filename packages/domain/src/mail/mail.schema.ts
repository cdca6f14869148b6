import { z } from 'zod';
import { rowId } from '../text/text.schema.ts';

/** The failed mail to retry; without an id, all of them. */
export const mailRetrySchema = z.object({ id: rowId.optional() });
