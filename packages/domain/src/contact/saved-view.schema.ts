import { z } from 'zod';
import { requiredLine, rowId, searchQuery } from '../text/text.schema.ts';
import { CONTACT_SORTS } from './contact.ts';
import { contactStatus } from './contact.schema.ts';
import { SAVED_VIEW_NAME_MAX_LENGTH } from './saved-view.ts';

const viewName = requiredLine({ label: 'Name', maxLength: SAVED_VIEW_NAME_MAX_LENGTH });

/** A new saved view: its name and its filters. */
export const newSavedViewSchema = z.object({
  name: viewName,
  isShared: z.boolean({ error: 'isShared must be true or false.' }).default(false),
  q: searchQuery.optional(),
  status: contactStatus.optional(),
  sort: z.enum(CONTACT_SORTS, { error: `sort must be one of ${CONTACT_SORTS.join(', ')}.` }).optional(),
});
export type NewSavedView = z.infer<typeof newSavedViewSchema>;

/** A new name of a view. */
export const savedViewNameSchema = z.object({ id: rowId, name: viewName });
