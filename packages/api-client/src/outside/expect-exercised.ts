import { expect } from 'vitest';
import { openSiteWithKey } from '@tideline/api/testing/server/site-with-key';
import type { Runtime } from './runtimes.ts';
import { openUnreliableNetwork } from './unreliable-network.ts';

/** What a runtime has to do, with the packed client in the project `folder`. */
export const TITLE = 'over an unreliable network it writes once, reads lists, is refused and aborts in %s';

/** Runs `exercise.ts` there and checks what it and the site have seen. */
export async function expectExercised(runtime: Runtime, folder: string): Promise<void> {
  const { origin, key, app } = await openSiteWithKey(['posts.read-drafts', 'posts.edit']);
  const network = await openUnreliableNetwork(origin);
  const call = `exercise(${JSON.stringify(network.url)}, ${JSON.stringify(key)})`;
  expect(JSON.parse(await runtime.run(runtime.program ?? '', folder, call))).toEqual({
    drafts: ['Ebb', 'Flow', 'Neap'],
    refusal: { message: 'There is no post at this address.', code: 'NOT_FOUND' },
    aborted: 'AbortError',
  });
  expect([...network.writes.values()]).toEqual([2, 2, 2]);
  expect(network.refused()).toBe(1);
  const stored = await app.inject({ url: '/api/posts', headers: { authorization: `Bearer ${key}` } });
  expect(stored.headers['x-total-count']).toBe('3');
}
