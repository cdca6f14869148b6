import { z } from 'zod';
import { lineOfText, orEmpty, requiredLine, rowId } from '../text/text.schema.ts';
import { CALL_KIND_LIMITS } from './call-kind.ts';
import { CALL_HOURS_LIMITS } from './hours.ts';
import { callLength } from './hours.schema.ts';

const { count, people } = CALL_KIND_LIMITS;

const name = requiredLine({ label: 'Name', maxLength: CALL_KIND_LIMITS.name });
const description = lineOfText({ label: 'Description', maxLength: CALL_KIND_LIMITS.description });
const place = lineOfText({ label: 'Place', maxLength: CALL_HOURS_LIMITS.place });
const staffIds = z
  .array(rowId, { error: 'staffIds must be a list of people, or null for everybody with hours.' })
  .min(1, 'Choose at least one person, or everybody with hours.')
  .max(people, `A kind of call can name at most ${people} people.`)
  .transform((ids) => [...new Set(ids)])
  .nullable();
const isHidden = z.boolean({ error: 'isHidden is true or false.' });

/** A new kind of call. */
export const newCallKindSchema = z.object({
  name,
  description: orEmpty(description),
  callMinutes: callLength,
  place: orEmpty(place),
  staffIds: staffIds.default(null),
  isHidden: isHidden.default(false),
});
export type NewCallKind = z.infer<typeof newCallKindSchema>;

/** One kind of call. */
export const callKindIdSchema = z.object({ id: rowId });

/** Changes to a kind: omitted fields stay unchanged. */
export const callKindChangesSchema = callKindIdSchema.extend({
  name: name.optional(),
  description: description.optional(),
  callMinutes: callLength.optional(),
  place: place.optional(),
  staffIds: staffIds.optional(),
  isHidden: isHidden.optional(),
});
export type CallKindChanges = z.infer<typeof callKindChangesSchema>;

/** Every kind, in its new order. */
export const callKindOrderSchema = z.object({
  ids: z.array(rowId, { error: 'ids must be a list.' }).max(count, `There can be at most ${count} kinds of calls.`),
});
