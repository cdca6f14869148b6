import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/** What is wrong with a field of the input. */
export type FieldFault = { path: (string | number)[]; message: string };

/** A refusal of fields that only the database can judge, in the form of a refusal by the schema. `faults` has at least one. */
export function fieldsRefused(faults: readonly FieldFault[]): TRPCError {
  const issues = faults.map(({ path, message }) => ({ code: 'custom' as const, path, message, input: undefined }));
  return new TRPCError({ code: 'BAD_REQUEST', message: issues[0]?.message ?? '', cause: new z.ZodRealError(issues) });
}
