import type { TRPCClient } from '@trpc/client';
import { createTRPCClient, unstable_localLink } from '@trpc/client';
import superjson from 'superjson';
import { createAnonymousContext } from '../auth/create-context.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { logFailure } from '../log-failure.ts';
import type { AppRouter } from '../router.ts';
import { appRouter } from '../router.ts';

/** The client that pages are rendered with: calls the procedures in this process, as nobody in particular. */
export function createPageClient(db: Db, log: Context['log'], now: Context['now']): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        transformer: superjson,
        createContext: async () => createAnonymousContext(db, log, now),
        onError({ error, path }) {
          logFailure(log, error, 'procedure failed', { path });
        },
      }),
    ],
  });
}
