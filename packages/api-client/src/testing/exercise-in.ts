import { buildPicture } from '@tideline/api/testing/build-picture';
import { openSiteWithKey } from '@tideline/api/testing/server/site-with-key';
import type { Runtime } from './runtimes.ts';
import { openUnreliableNetwork } from './unreliable-network.ts';

/** The expected result of `exercise.ts` in every runtime: each of six writes was sent twice and done once. */
export const EXERCISED = {
  answer: {
    drafts: ['Ebb', 'Flow', 'Neap'],
    pictures: [' 320x200', 'heron.jpg 320x200', ' 320x200'],
    refusal: { message: 'There is no post at this address.', code: 'NOT_FOUND' },
    aborted: 'AbortError',
  },
  sent: [2, 2, 2, 2, 2, 2],
  refused: 1,
  stored: ['3', '3'],
};

/** Runs `exercise.ts` in a runtime, with the packed client in the project `folder`, over an unreliable network. */
export async function exerciseIn(runtime: Runtime, folder: string) {
  const { origin, key, app } = await openSiteWithKey(['posts.read-drafts', 'posts.edit', 'media.read', 'media.upload']);
  const network = await openUnreliableNetwork(origin);
  const picture = (await buildPicture({ width: 320, height: 200 })).toString('base64');
  const call = `exercise(${[network.url, key, picture].map((text) => JSON.stringify(text)).join()})`;
  const answer: unknown = JSON.parse(await runtime.run(runtime.program ?? '', folder, call));
  const headers = { authorization: `Bearer ${key}` };
  const lists = await Promise.all(['/api/posts', '/api/media'].map((url) => app.inject({ url, headers })));
  return {
    answer,
    sent: [...network.writes.values()],
    refused: network.refused(),
    stored: lists.map((list) => list.headers['x-total-count']),
  };
}
