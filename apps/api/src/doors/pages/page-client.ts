import { createTRPCClient, type TRPCClient, unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import { createAnonymousContext } from '../../accounts/auth/session/create-context.ts';
import type { Context } from '../../context.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { appRouter, type AppRouter } from '../../router.ts';
import type { Db } from '../../core/store/schema.ts';

/** The client for rendering: calls procedures in this process, as an anonymous visitor. */
export function createPageClient(db: Db, context: Pick<Context, 'log' | 'mail' | 'now'>): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        transformer: superjson,
        createContext: async () => createAnonymousContext(db, context),
        onError: ({ error, path }) => logFailure(context.log, error, 'procedure failed', { path }),
      }),
    ],
  });
}
