import type { Permission } from '../../core/rpc/authorize.ts';

/** Something that can be called: a procedure over tRPC, a path over REST, or a tool over MCP. */
export type Entry = {
  door: 'tRPC' | 'REST' | 'MCP';
  name: string;
  /** What the procedures behind it declare. */
  needs: readonly Permission[];
};
export type Headers = { authorization?: string };
/** `allowed`, or the status and sentence of a refusal. Whatever else is wrong with a call, who may make it is checked first. */
export type Outcome = string;
/** Calls entries of a door, each request as a new caller. @returns an outcome for each entry */
export type CallAll = (
  entries: readonly Entry[],
  open: () => Promise<Headers>,
  expected: (entry: Entry) => Outcome,
) => Promise<Outcome[]>;
