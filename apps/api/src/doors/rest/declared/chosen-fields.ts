import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { FieldRefused } from '../../../core/rpc/errors.ts';

/** The name of the parameter. */
export const FIELDS = 'fields';
/** Its JSON schema. */
export const FIELDS_PARAMETER = {
  type: 'string',
  description: 'Names of fields of the answer, separated by commas: the others are left out',
};

/**
 * Reads the parameter `fields`, which limits an answer to some of its fields.
 * @returns a function that leaves the others out
 * @throws TRPCError BAD_REQUEST for a name that the answer does not have
 */
export function chosenFields(query: unknown, schema: z.ZodType | null): <Item>(item: Item) => Item {
  const { [FIELDS]: wanted } = query as Record<string, unknown>;
  if (typeof wanted !== 'string' || !(schema instanceof z.ZodObject)) return (item) => item;
  const known = Object.keys(schema.shape);
  const names = wanted.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const message = `There is no field “${unknown.slice(0, 100)}”. The answer has: ${known.join(', ')}.`;
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused(FIELDS) });
  }
  return <Item>(item: Item) => {
    return Object.fromEntries(Object.entries(item as object).filter(([name]) => names.includes(name))) as Item;
  };
}
