import { openSiteWithKey } from '@tideline/api/testing/server/site-with-key';
import type { Runtime } from './runtimes.ts';
import { openUnreliableNetwork } from './unreliable-network.ts';

/** The expected result of `exercise.ts` in every runtime: each of three writes was sent twice and done once. */
export const EXERCISED = {
  answer: {
    drafts: ['Ebb', 'Flow', 'Neap'],
    refusal: { message: 'There is no post at this address.', code: 'NOT_FOUND' },
    aborted: 'AbortError',
  },
  sent: [2, 2, 2],
  refused: 1,
  stored: '3',
};

/** Runs `exercise.ts` in a runtime, with the packed client in the project `folder`, over an unreliable network. */
export async function exerciseIn(runtime: Runtime, folder: string) {
  const { origin, key, app } = await openSiteWithKey(['posts.read-drafts', 'posts.edit']);
  const network = await openUnreliableNetwork(origin);
  const call = `exercise(${JSON.stringify(network.url)}, ${JSON.stringify(key)})`;
  const answer: unknown = JSON.parse(await runtime.run(runtime.program ?? '', folder, call));
  const stored = await app.inject({ url: '/api/posts', headers: { authorization: `Bearer ${key}` } });
  return {
    answer,
    sent: [...network.writes.values()],
    refused: network.refused(),
    stored: stored.headers['x-total-count'],
  };
}
