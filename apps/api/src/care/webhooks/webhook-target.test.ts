import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { insertTestStaff } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { TEST_TARGETS } from '../../testing/webhooks/targets.ts';
import { openAgent, postEvent } from './delivery/post-event.ts';
import { PUBLIC_TARGETS, refusalOfNew, type Targets } from './webhook-target.ts';

/** Addresses that must not be targets: of this machine and its networks, in every spelling, and what is no plain address. */
const HOSTILE = `
  https://127.0.0.1 https://127.1/hook https://2130706433 https://0x7f000001 https://017700000001
  https://0177.0.0.1 https://0x7f.1 https://0 https://0.0.0.0 https://10.0.0.1 https://172.31.9.9
  https://192.168.1.1 https://100.64.0.1 https://169.254.169.254/latest/meta-data https://0xa9fea9fe
  https://100.100.100.200 https://192.0.0.192 https://224.0.0.1 https://255.255.255.255 https://[::1]
  https://[::] https://[::ffff:127.0.0.1] https://[::ffff:a9fe:a9fe] https://[::127.0.0.1] https://[fe80::1]
  https://[fc00::1] https://[fd00:ec2::254] https://[64:ff9b::7f00:1] https://[2002:7f00:1::] https://[2001::1]
  https://[ff02::1] https://localhost https://LOCALHOST./ https://a.localhost https://metadata.google.internal
  https://printer.local https://router https://nas.lan https://box.home.arpa https://１２７.０.０.１
  https://127。0。0。1 https://①②⑦.⓪.⓪.① https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ https://%31%32%37.0.0.1
  https://user:password@example.com https://user@example.com https://example.com@127.0.0.1
  https://example.com:22 https://example.com:8443 http://example.com ftp://example.com file:///etc/passwd
  javascript:alert(1) data:text/plain,x //example.com https:// nowhere
`
  .trim()
  .split(/\s+/);

test('there are at least 40 of them', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40));

test.each(HOSTILE)('%j is refused', async (url) => {
  expect(refusalOfNew(url)).not.toBeNull();
});

test.each([
  'https://example.com/hook',
  'https://example.com:443/hook?key=1',
  'https://bücher.example/ereignis',
  'https://8.8.8.8/hook',
  'https://[2606:4700::1111]/hook',
])('%j is accepted', (url) => expect(refusalOfNew(url)).toBeNull());

test('a refused address is neither stored nor changed to', async () => {
  const { db, close } = await openTestSqlite();
  await insertTestStaff(db);
  const { webhooks } = callAsStaff(db);
  const given = { name: 'Board', events: ['post.published'] } as const;
  const refusal = { message: 'Events can be sent to the public internet only.' };
  await expect(webhooks.create({ ...given, events: [...given.events], url: 'https://10.0.0.1' })).rejects.toMatchObject(
    refusal,
  );
  const { webhook } = await webhooks.create({ ...given, events: [...given.events], url: 'https://example.com/hook' });
  const change = { id: webhook.id, ...given, events: [...given.events], url: 'https://169.254.169.254' };
  await expect(webhooks.change(change)).rejects.toMatchObject(refusal);
  expect((await webhooks.list()).map(({ url }) => url)).toEqual(['https://example.com/hook']);
  await close();
});

function post(url: string, targets: Targets) {
  const agent = openAgent(targets, 1);
  const stop = new AbortController().signal;
  return postEvent(url, { headers: {}, body: '{}' }, { targets, agent, stop }).finally(() => agent.destroy());
}

test.each(['https://localhost/hook', 'https://127.0.0.1/hook', 'https://[::1]/hook', 'https://2130706433/hook'])(
  'an event is not sent to %s, whatever is stored',
  async (url) => {
    expect(await post(url, PUBLIC_TARGETS)).toMatchObject({ statusCode: null });
  },
);

test('a name that resolves to a private address is refused before a connection, and looks unknown', async () => {
  const { url, received } = await openReceiver();
  const named = url.replace('127.0.0.1', 'localhost');
  const answer = await post(named, { ...TEST_TARGETS, isAllowed: PUBLIC_TARGETS.isAllowed });
  expect(answer).toMatchObject({ statusCode: null, text: 'The address was not found on the public internet.' });
  expect(received).toEqual([]);
});

test('a name that is bound to another address after it was checked gains nothing: each connection is checked', async () => {
  const { url, received } = await openReceiver();
  const named = url.replace('127.0.0.1', 'localhost');
  let isPublic = true;
  const checked: string[] = [];
  const rebinding: Targets = {
    ...TEST_TARGETS,
    isAllowed: (address) => {
      checked.push(address);
      return isPublic;
    },
  };
  expect(await post(named, rebinding)).toMatchObject({ statusCode: 204 });
  const lookups = checked.length;
  isPublic = false;
  expect(await post(named, rebinding)).toMatchObject({ statusCode: null });
  expect(checked.length).toBeGreaterThan(lookups);
  expect(received).toHaveLength(1);
});
