import type { Page } from '@playwright/test';

/** Holds every call of a procedure back until the answer is called. */
export async function holdCalls(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(callsOf(procedure), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The site cannot be reached for a procedure any more. */
export async function cutOff(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.abort('connectionfailed'));
}

/** The addresses under which the browser calls a procedure, alone or in a batch. */
export function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
}
