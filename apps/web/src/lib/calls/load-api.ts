import type { TRPCClient } from '@trpc/client';
import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '@tideline/api/router';

/** The typed procedures: over HTTP in the browser, in-process while the server renders. */
export type ApiClient = TRPCClient<AppRouter>;

/** The input of each procedure. */
export type ApiInputs = inferRouterInputs<AppRouter>;

/** The client for public pages, loaded on the first call: a server-rendered page makes none until the visitor acts. */
export async function loadApi(): Promise<ApiClient> {
  const { publicApi } = await import('./public-api.ts');
  return publicApi;
}
