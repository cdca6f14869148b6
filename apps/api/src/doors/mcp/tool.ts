import { TRPCError } from '@trpc/server';
import type { inferRouterInputs } from '@trpc/server';
import type { z } from 'zod';
import type { Capability } from '@tideline/domain/staff/capability';
import type { AppRouter, createCaller } from '../../router.ts';
import type { Declaration } from '../../core/rpc/authorize.ts';
import type { ToolWords } from '../../core/rpc/tool-declaration.ts';

/** The procedures, called with the key of the request. */
export type Caller = ReturnType<typeof createCaller>;
/** The input of each procedure. */
export type Inputs = inferRouterInputs<AppRouter>;

/** A tool for models: one act on this site. */
export type Tool = ToolWords & {
  /** The procedures that it calls. A key that may not call all of them does not see the tool. */
  procedures: readonly { meta: Declaration }[];
  /** What its input needs beside that. */
  alsoNeeds?: readonly Capability[];
  /** Describes the input; other arguments are refused. The procedures validate it. */
  input: z.ZodObject;
  /** Describes the answer, for a tool that answers something else than its only procedure declares. */
  answer?: z.ZodObject;
  /** Describes what the answer has beside that of its only procedure. */
  adds?: z.ZodObject;
  /** A method, so that each tool can declare its procedure's input, which validates itself. */
  run(call: Caller, input: unknown): Promise<unknown>;
};

/** Parses the input of a tool that calls several procedures. @throws TRPCError BAD_REQUEST */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
}
