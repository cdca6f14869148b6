import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { insertTestStaff } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { isPublicAddress } from '../../core/host/public-address.ts';
import { openAgents, postEvent } from './delivery/post-event.ts';
import { PUBLIC_TARGETS, refusalOfNew, type Targets, targetsOf } from './webhook-target.ts';

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

test.each(HOSTILE)('%j is refused, also on a server that may send to its own machine', async (url) => {
  expect(refusalOfNew(url, PUBLIC_TARGETS)).not.toBeNull();
  expect(refusalOfNew(url, targetsOf(true))).not.toBeNull();
});

const OWN = `
  http://localhost:4000 http://localhost http://LOCALHOST.:1/hook http://app.localhost:8080/hook http://127.0.0.1:3000/hook
  http://127.8.9.1 http://2130706433 http://[::1]:65535/hook
`
  .trim()
  .split(/\s+/);

test.each(OWN)('%j is refused, except on a server that may send to its own machine', (url) => {
  expect(refusalOfNew(url, PUBLIC_TARGETS)).toBe('The address must begin with https://.');
  expect(refusalOfNew(url, targetsOf(false))).toBe('The address must begin with https://.');
  expect(refusalOfNew(url, targetsOf(true))).toBeNull();
});

test.each(
  `
  http://10.0.0.1 http://10.0.0.1:4000 http://192.168.1.1 http://172.16.0.1 http://169.254.169.254/latest/meta-data
  http://metadata.google.internal http://100.100.100.200 http://[fd00:ec2::254] http://[fe80::1] http://0.0.0.0:3000
  http://[::] http://[::ffff:10.0.0.1] http://router http://host.docker.internal:4000 http://example.com http://8.8.8.8
  http://localhost.example.com http://notlocalhost http://user:password@localhost:4000 http://localhost@10.0.0.1
  ftp://localhost https://localhost:4000 https://127.0.0.1
`
    .trim()
    .split(/\s+/),
)('%j is refused on a server that may send to its own machine', (url) => {
  expect(refusalOfNew(url, targetsOf(true))).not.toBeNull();
});

test.each([
  'https://example.com/hook',
  'https://example.com:443/hook?key=1',
  'https://bücher.example/ereignis',
  'https://8.8.8.8/hook',
  'https://[2606:4700::1111]/hook',
])('%j is accepted', (url) => expect(refusalOfNew(url, PUBLIC_TARGETS)).toBeNull());

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

const ANY_PORT = { isAllowedPort: () => true };

function post(url: string, targets: Targets) {
  const agents = openAgents(1);
  const stop = new AbortController().signal;
  return postEvent(url, { headers: {}, body: '{}' }, { targets, agents, stop }).finally(() => agents.destroy());
}

test.each(['https://localhost/hook', 'https://127.0.0.1/hook', 'https://[::1]/hook', 'https://2130706433/hook'])(
  'an event is not sent to %s, whatever is stored',
  async (url) => {
    expect(await post(url, PUBLIC_TARGETS)).toMatchObject({ statusCode: null });
  },
);

test.each(['http://10.0.0.1:4000', 'http://169.254.169.254/latest', 'http://example.com', 'https://127.0.0.1/hook'])(
  'nor is it to %s by a server that may send to its own machine',
  async (url) => {
    expect(await post(url, targetsOf(true))).toMatchObject({ statusCode: null });
  },
);

test('a name that resolves to a private address is refused before a connection, and looks unknown', async () => {
  const { url, received } = await openReceiver();
  const named = url.replace('127.0.0.1', 'localhost');
  const answer = await post(named, { 'http:': { ...ANY_PORT, isAllowed: isPublicAddress } });
  expect(answer).toMatchObject({ statusCode: null, text: 'The address was not found on the public internet.' });
  expect(received).toEqual([]);
});

test('a name that is bound to another address after it was checked gains nothing: each connection is checked', async () => {
  const { url, received } = await openReceiver();
  const named = url.replace('127.0.0.1', 'localhost');
  let isPublic = true;
  const checked: string[] = [];
  const rebinding: Targets = {
    'http:': {
      ...ANY_PORT,
      isAllowed: (address) => {
        checked.push(address);
        return isPublic;
      },
    },
  };
  expect(await post(named, rebinding)).toMatchObject({ statusCode: 204 });
  const lookups = checked.length;
  isPublic = false;
  expect(await post(named, rebinding)).toMatchObject({ statusCode: null });
  expect(checked.length).toBeGreaterThan(lookups);
  expect(received).toHaveLength(1);
});
