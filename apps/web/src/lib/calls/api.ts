/** How public pages talk to the server: the typed calls and nothing else. The staff area has hooks and a cache: trpc.ts. */
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '@tideline/api/router';
import { callProcedure } from './call-procedure.ts';

/** The procedures as plain calls: over HTTP in the browser, in-process while the server renders. */
export type ApiClient = TRPCClient<AppRouter>;

/** The procedures for a visitor's browser. Never names a staff member: public pages are the same for all. */
export const api = procedureAt([]) as ApiClient;

/** Answers to any name, so that `api.posts.latest.query()` asks for the procedure `posts.latest`. */
function procedureAt(names: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    // A `then` would make it a promise to whoever awaits it.
    get: (_target, name) => (typeof name === 'string' && name !== 'then' ? procedureAt([...names, name]) : undefined),
    apply: (_target, _self, [input]: unknown[]) =>
      callProcedure(names.at(-1) === 'mutate' ? 'mutation' : 'query', names.slice(0, -1).join('.'), input),
  });
}
