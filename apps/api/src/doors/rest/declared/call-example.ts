import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../core/rpc/call.ts';
import { inputReader } from './call-input.ts';
import { partsOf } from './call-parts.ts';
import { splitPath } from './split-path.ts';

const ROW_ID = '01939f3c-5a00-7000-8000-2b9d5c1e7f10';

/** Ids in examples that are words, by the first part of the path. */
const WORDS: Record<string, string> = {
  posts: 'reading-a-report',
  topics: 'local-search',
  trash: 'reading-a-report',
  'work-pictures': 'spa-physician-film',
};
/** Other names in paths, some with the first part of the path. */
const NAMES: Record<string, string> = {
  version: '3',
  item: '12',
  email: 'ada@example.com',
  'backups fileName': '2026-11-24T11-00-00-000Z.tideline-backup.tar.gz',
  'exports fileName': '2026-11-24T11-00-00-000Z.site.zip',
};

/** The parts of an example request. */
export type CallExample = {
  /** The names in the path. */
  params: Record<string, string>;
  /** The body, or the parameters of the address. */
  example: Record<string, unknown>;
  /** The input of the procedure; undefined if it has none. */
  input: unknown;
};

/** The example of a call, with values for the names in its path. */
export function exampleParts(call: Call, parts = partsOf(call)): CallExample {
  const { rest, example = {} } = call;
  const [, root = ''] = /\/([\w-]+)/.exec(rest) ?? [];
  const params = Object.fromEntries(splitPath(call).names.map((name) => [name, exampleOf(root, name)]));
  const request = parts.body === null ? { params, query: example } : { params, query: {}, body: example };
  // The reader uses these parts of a request only.
  const input = inputReader(call, parts)({ ...request, headers: {} } as unknown as FastifyRequest);
  return { params, example, input };
}

function exampleOf(root: string, name: string): string {
  return NAMES[`${root} ${name}`] ?? NAMES[name] ?? WORDS[root] ?? ROW_ID;
}
