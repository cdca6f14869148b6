import { readFile } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { EVENT_TYPES, eventObject } from '@tideline/domain/webhook/event';
import { newWebhookSecret, signedHeaders, toSigningKey } from './delivery/sign-event.ts';

const PAGE = new URL('../../../../../docs/webhooks.md', import.meta.url);

type ReadEvent = (secret: string, headers: object, body: string) => unknown;

/** The function of the page, with the library that it imports. */
async function exampleOf(page: string): Promise<ReadEvent> {
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(code).toContain("import { Webhook } from 'standardwebhooks';");
  const body = code.replace(/^import .*$/m, '').replace('export function', 'return function');
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of our own page
  return new Function('Webhook', body)(Webhook) as ReadEvent;
}

test('the example of docs/webhooks.md accepts what the site signs, and nothing else', async () => {
  const readEvent = await exampleOf(await readFile(PAGE, 'utf8'));
  const [secret, body] = [newWebhookSecret(), '{"type":"webhook.test"}'];
  const headers = signedHeaders(
    'event-1',
    body,
    [newWebhookSecret(), secret].map(toSigningKey),
    new Date().toISOString(),
  );
  expect(readEvent(secret, headers, body)).toEqual({ type: 'webhook.test' });
  expect(() => readEvent(secret, headers, `${body} `)).toThrow('No matching signature');
  expect(() => readEvent(newWebhookSecret(), headers, body)).toThrow('No matching signature');
});

test('the page names every type of event', async () => {
  const rows = new Map(
    [...(await readFile(PAGE, 'utf8')).matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, object = '', types = '']) => [
      object,
      [...types.matchAll(/`(\w+)`/g)].map(([, type = '']) => `${object}.${type}`),
    ]),
  );
  expect([...rows.values()].flat().toSorted()).toEqual(EVENT_TYPES.toSorted());
  expect([...rows.keys()].toSorted()).toEqual([...new Set(EVENT_TYPES.map((type) => eventObject(type)))].toSorted());
});
