import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { EVENT_TYPES } from '@tideline/domain/webhook/event';
import { WEBHOOK_LIMITS } from '@tideline/domain/webhook/webhook';
import { listDueWebhooks } from '../../care/webhooks/delivery/deliveries.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { addTestContact } from '../../testing/webhooks/contact-acts.ts';
import { insertTestStaff, insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { listen, readListening } from './listen-command.ts';

/** Listens until the test stops it. */
function start(db: Db, words: readonly string[]) {
  const [lines, stop] = [[] as string[], new AbortController()];
  const ended = listen(db, readListening(['listen', ...words]), {
    print: (line) => lines.push(line),
    stop: stop.signal,
  });
  ended.catch(() => undefined);
  onTestFinished(() => stop.abort());
  const end = async () => {
    stop.abort();
    await ended;
  };
  return { lines, ended, end };
}

async function startListening(db: Db, words: readonly string[]) {
  const listening = start(db, words);
  await expect.poll(() => listening.lines[0] ?? '').toContain('WEBHOOK_SECRET=whsec_');
  return { ...listening, secret: listening.lines[0]?.split('WEBHOOK_SECRET=')[1] ?? '' };
}

const namesOf = async (db: Db) => (await callAsStaff(db).webhooks.list()).map(({ name, state }) => `${name}: ${state}`);

describeOnEachDatabase('webhooks listen', (database) => {
  test('forwards events in order, signed, tries a refused one again, and removes its webhook', async () => {
    let refusals = 1;
    const { url, received } = await openReceiver((_event, response) => {
      refusals -= 1;
      return refusals === 0 ? response.writeHead(500).end('Not yet.') : response.writeHead(204).end();
    });
    const { host } = new URL(url);
    const { lines, secret, end } = await startListening(database(), [url]);
    expect(await namesOf(database())).toEqual([`webhooks listen ${host}: paused`]);
    const id = await addTestContact(database());
    await callAsStaff(database()).contacts.updateStatus({ id, status: 'won' });
    // The server leaves them alone.
    expect(await listDueWebhooks(database(), '2999-01-01T00:00:00.000Z')).toEqual([]);
    await expect
      .poll(() => lines.slice(1))
      .toEqual([`enquiry.created ${id} → 500 Not yet.`, `enquiry.created ${id} → 204`, `enquiry.updated ${id} → 204`]);
    for (const { headers, body } of received) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ data: { id } });
    }
    await end();
    expect(await namesOf(database())).toEqual([]);
    const audit = await database()
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('object', '=', 'webhook')
      .execute();
    expect(audit).toEqual([
      { actor: 'command', action: 'webhook.add' },
      { actor: 'command', action: 'webhook.remove' },
    ]);
  });

  test('forwards only the chosen types', async () => {
    const { url, received } = await openReceiver();
    const { end } = await startListening(database(), [url, '--events=enquiry.updated,post.published']);
    const id = await addTestContact(database());
    await callAsStaff(database()).contacts.updateStatus({ id, status: 'won' });
    await expect.poll(() => received.map(({ event }) => event.type)).toEqual(['enquiry.updated']);
    await end();
  });

  test('removes what a killed one has left behind, and nothing else', async () => {
    await insertTestStaff(database());
    await insertTestWebhook(database(), { name: 'webhooks listen localhost:4000', state: 'paused' });
    await insertTestWebhook(database(), { name: 'webhooks listen localhost:5000', state: 'paused' });
    const { end } = await startListening(database(), ['http://localhost:4000/hook']);
    const both = ['webhooks listen localhost:4000: paused', 'webhooks listen localhost:5000: paused'];
    expect((await namesOf(database())).toSorted()).toEqual(both);
    await end();
    expect(await namesOf(database())).toEqual(both.slice(1));
  });

  test('ends with a sentence when its webhook was resumed or removed, or there are too many', async () => {
    await insertTestStaff(database());
    const { webhooks } = callAsStaff(database());
    const listed = async () => (await webhooks.list())[0]?.id ?? '';
    const first = await startListening(database(), ['http://localhost:4000']);
    await webhooks.pause({ id: await listed(), isPaused: false });
    await expect(first.ended).rejects.toThrow('removed or resumed in the meantime');
    expect(await namesOf(database())).toEqual([]);
    const second = await startListening(database(), ['http://localhost:4000']);
    await webhooks.remove({ id: await listed() });
    await expect(second.ended).rejects.toThrow('removed or resumed in the meantime');
    for (let count = 0; count < WEBHOOK_LIMITS.perSite; count += 1) await insertTestWebhook(database());
    await expect(start(database(), ['http://localhost:4000']).ended).rejects.toThrow('Remove one before you listen.');
  });
});

test('takes an address of this machine, and types of events', () => {
  expect(readListening(['listen', 'http://127.0.0.1:4000/hook'])).toEqual({
    name: 'webhooks listen 127.0.0.1:4000',
    url: 'http://127.0.0.1:4000/hook',
    events: EVENT_TYPES,
  });
  for (const address of ['http://10.0.0.1:4000', 'http://169.254.169.254', 'http://example.com']) {
    expect(() => readListening(['listen', address])).toThrow('events are sent to this machine only');
  }
  expect(() => readListening(['listen', 'https://example.com'])).toThrow('The address must begin with http://.');
  expect(() => readListening(['listen', 'http://localhost:4000', '--events=enquiry.lost'])).toThrow('types of events');
  for (const words of [[], ['listen'], ['send', 'http://localhost:4000'], ['listen', 'http://localhost:4000', 'all']]) {
    expect(() => readListening(words)).toThrow('Usage: npm run admin -- <command>');
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the command ends at %s, without its webhook',
  { tags: ['long'] },
  async (signal) => {
    const { db, url: databaseUrl, close } = await openTestSqliteFile();
    await insertTestStaff(db);
    const { url, received } = await openReceiver();
    const program = fileURLToPath(new URL('admin.ts', import.meta.url));
    const args = [program, 'webhooks', 'listen', url, '--events=enquiry.created'];
    const child = spawn(process.execPath, args, {
      env: { DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output).toContain('WEBHOOK_SECRET=');
    const id = await addTestContact(db);
    await expect.poll(() => output).toContain(`enquiry.created ${id} → 204\n`);
    expect(received).toHaveLength(1);
    child.kill(signal);
    expect(await closed).toEqual([0, null]);
    expect(output).toContain('the webhook was removed.');
    expect(await callAsStaff(db).webhooks.list()).toEqual([]);
    await close();
  },
);
