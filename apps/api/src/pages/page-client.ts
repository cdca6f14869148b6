import type { TRPCClient } from '@trpc/client';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { createAnonymousContext } from '../auth/session/create-context.ts';
import type { Context } from '../context.ts';
import type { Db } from '../store/schema.ts';
import { logFailure } from '../logging/log-failure.ts';
import { appRouter, type AppRouter } from '../router.ts';

const {
  _def: { _config: config },
} = appRouter;

/** A procedure has refused or failed; `data` says what callers may know of it, as in the answers of `/trpc`. */
class PageCallFailed extends Error {
  override name = 'PageCallFailed';
  readonly data: unknown;

  constructor(message: string, data: unknown, cause: unknown) {
    super(message, { cause });
    this.data = data;
  }
}

/**
 * The client that pages are rendered with: calls the procedures in this process, as nobody in particular. It is what
 * `createTRPCClient` with its local link would be, without the observables and abort signals, which take longer than
 * the queries of a page.
 */
export function createPageClient(db: Db, log: Context['log'], now: Context['now']): TRPCClient<AppRouter> {
  const ctx = createAnonymousContext(db, log, now);
  return procedureAt([]) as TRPCClient<AppRouter>;

  /** Answers to any name, so that `client.posts.latest.query()` calls the procedure `posts.latest`. */
  function procedureAt(names: readonly string[]): unknown {
    return new Proxy(() => undefined, {
      // A `then` would make it a promise to whoever awaits it.
      get: (_target, name) => (typeof name === 'string' && name !== 'then' ? procedureAt([...names, name]) : undefined),
      apply: (_target, _self, [input]: unknown[]) =>
        call(names.at(-1) === 'mutate' ? 'mutation' : 'query', names.slice(0, -1).join('.'), input),
    });
  }

  async function call(type: 'query' | 'mutation', path: string, input: unknown): Promise<unknown> {
    try {
      const order = { router: appRouter, path, type, ctx, getRawInput: async () => input };
      return await callTRPCProcedure({ ...order, signal: undefined, batchIndex: 0 });
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      logFailure(log, error, 'procedure failed', { path });
      const { message, data } = getTRPCErrorShape({ config, error, type, path, input, ctx });
      throw new PageCallFailed(message, data, error);
    }
  }
}
