import { TRPCError } from '@trpc/server';
import type { inferRouterInputs } from '@trpc/server';
import type { z } from 'zod';
import type { Capability } from '@tideline/domain/staff/capability';
import type { AppRouter, createCaller } from '../../router.ts';
import type { Declaration } from '../../core/rpc/authorize.ts';

/** The procedures, called with the key of the request. */
export type Caller = ReturnType<typeof createCaller>;
/** The input of each procedure. */
export type Inputs = inferRouterInputs<AppRouter>;

/** What programs that write text can ask this site to do. */
export type Tool = {
  name: string;
  title: string;
  /** For a model: what it does, and when to use it. */
  description: string;
  /** `reads` changes nothing; `writes` changes what staff see; `publishes` reaches visitors or readers. */
  effect: 'reads' | 'writes' | 'publishes';
  /** What it calls. A key that may not call one of them does not see the tool. */
  procedures: readonly { meta: Declaration }[];
  /** What its input needs beside that. */
  alsoNeeds?: readonly Capability[];
  /** Describes the input; no other arguments are taken. The procedures validate it. */
  input: z.ZodObject;
  /** The answer has words that visitors wrote. */
  hasVisitorText?: true;
  /** Calling it again with the same input changes nothing more. */
  isIdempotent?: true;
  /** It asks other sites. */
  asksOtherSites?: true;
  /** A method, so that a tool can name the input of its procedure, which refuses what is wrong. */
  run(call: Caller, input: unknown): Promise<unknown>;
};

/** The input of a tool that calls several procedures. @throws TRPCError BAD_REQUEST */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
}
