import type { Page } from '@playwright/test';

/** Delays every call of a procedure until the returned function is called. */
export async function holdCalls(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(callsOf(procedure), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes the calls of a procedure fail as if there were no connection. */
export async function cutOff(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.abort('connectionfailed'));
}

/** Matches the URLs of a procedure, alone or in a batch. */
export function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
}
