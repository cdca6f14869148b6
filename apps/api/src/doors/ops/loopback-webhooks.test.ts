import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../core/store/schema.ts';
import { runCommand } from '../../testing/run-command.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { callAsStaff, NO_FOLDER } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { addTestContact } from '../../testing/webhooks/contact-acts.ts';
import { insertTestStaff, insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { siteJobs } from './site-jobs.ts';

/** Delivers due events as a server with or without the switch. */
async function deliver(db: Db, databaseUrl: string, allowsLoopback: boolean): Promise<void> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const jobs = siteJobs({
    db,
    databaseUrl,
    allowsLoopback,
    publicUrl: null,
    mediaDir: NO_FOLDER,
    backupDir: NO_FOLDER,
    backupRetention: { days: 0 },
    missed: { write: async () => false },
    mail: null,
    stop: stop.signal,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await jobs.find(({ name }) => name === 'deliver events')?.run(new Date().toISOString());
}

test('with the switch for development, a webhook of this machine is accepted and gets its events', async () => {
  const { db, url: databaseUrl, close } = await openTestSqliteFile();
  await insertTestStaff(db);
  const { url, received } = await openReceiver();
  const webhook = { name: 'Here', url: url.replace('127.0.0.1', 'localhost'), events: ['enquiry.created' as const] };
  const [refusing, allowing] = [callAsStaff(db), callAsStaff(db, { allowsLoopback: true })];
  await expect(refusing.webhooks.create(webhook)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { id } = (await allowing.webhooks.create(webhook)).webhook;
  await expect(refusing.webhooks.change({ id, ...webhook })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await allowing.webhooks.change({ id, ...webhook })).toMatchObject({ url: webhook.url });
  for (const address of ['http://10.0.0.1', 'http://169.254.169.254/latest']) {
    const hostile = allowing.webhooks.create({ ...webhook, url: address });
    await expect(hostile).rejects.toThrow('Without TLS, events are sent to this machine only');
  }
  const contactId = await addTestContact(db);
  await deliver(db, databaseUrl, true);
  expect(received.map(({ event }) => event.data.id)).toEqual([contactId]);
  await close();
});

test('without the switch, nothing is sent to this machine, whatever is stored', async () => {
  const { db, url: databaseUrl, close } = await openTestSqliteFile();
  const { url, received } = await openReceiver();
  await insertTestWebhook(db, { url });
  await addTestContact(db);
  await deliver(db, databaseUrl, false);
  expect(received).toEqual([]);
  expect(await db.selectFrom('webhook_deliveries').select('answer').execute()).toEqual([
    { answer: 'The address must begin with https://.' },
  ]);
  await close();
});

test('a server in production does not start with the switch', { tags: ['long'] }, async () => {
  const settings = {
    DATA_DIR: await openTestFolder(),
    NODE_ENV: 'production',
    WEBHOOKS_ALLOW_LOOPBACK: '1',
    PORT: '0',
  };
  const { code, errors } = await runCommand('server', [], settings);
  expect(code).toBe(1);
  expect(errors).toContain('WEBHOOKS_ALLOW_LOOPBACK is for development: it must not be 1 in production.');
});
