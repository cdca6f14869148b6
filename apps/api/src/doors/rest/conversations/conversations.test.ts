import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { insertAttachment } from '../../../sales/threads/attachments.repository.ts';
import { insertTestMessage } from '../../../testing/insert-message.ts';
import { buildRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('conversations over REST', (database) => {
  async function open() {
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { id } = await database().selectFrom('contacts').select('id').executeTakeFirstOrThrow();
    return { app, id, messageId: await insertTestMessage(database(), id), headers: await openSession(database()) };
  }

  test('list the messages of an enquiry for staff', async () => {
    const { app, id, messageId, headers } = await open();
    const url = `/api/contacts/${id}/messages`;
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toMatchObject([{ id: messageId, direction: 'in', text: 'Thank you.', attachments: [] }]);
  });

  test('refuse a reply that misses the newest message, or without a mail server', async () => {
    const { app, id, headers } = await open();
    const body = { text: 'Hello', key: randomUUID(), lastSeenId: null };
    const answer = await app.inject({ method: 'POST', url: `/api/contacts/${id}/messages`, headers, body });
    expect(answer.statusCode).toBe(409);
    const wrong = {
      method: 'POST',
      url: `/api/contacts/${id}/messages`,
      headers,
      body: { ...body, key: 'x' },
    } as const;
    expect((await app.inject(wrong)).statusCode).toBe(400);
  });

  test('serve an attached file as a download that no browser runs', async () => {
    const { app, messageId, headers } = await open();
    const content = Buffer.alloc(200_000, '<script>alert(1)</script>');
    const file = { id: randomUUIDv7(), messageId, position: 0, name: 'Größe ".html', bytes: content.length, content };
    await database()
      .transaction()
      .execute((trx) => insertAttachment(trx, file));
    const url = `/api/attachments/${file.id}`;
    const answer = await app.inject({ url, headers });
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="attachment"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22.html`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await app.inject({ url: '/api/attachments/none', headers })).statusCode).toBe(404);
  });

  test('write owner and next step of an enquiry', async () => {
    const { app, id, headers } = await open();
    const put = (path: string, body: object) =>
      app.inject({ method: 'PUT', url: `/api/contacts/${path}`, headers, body });
    const [owner] = (await app.inject({ url: '/api/contacts/owners', headers })).json<{ id: string; name: string }[]>();
    if (!owner) throw new Error('There is no member of staff.');
    const owned = { contactId: id, ownerId: owner.id, ownerName: owner.name, nextStep: '', nextStepOn: null };
    expect((await put(`${id}/owner`, { ownerId: owner.id })).json()).toEqual(owned);
    const planned = { ...owned, nextStep: 'Send the offer', nextStepOn: '2026-12-01' };
    const step = await put(`${id}/next-step`, { text: 'Send the offer', on: '2026-12-01' });
    expect([step.statusCode, step.json()]).toEqual([200, planned]);
    const { contactId: _, ...work } = planned;
    expect((await app.inject({ url: `/api/contacts/${id}`, headers })).json()).toMatchObject({ id, work });

    const unknown = await put(`${id}/owner`, { ownerId: 'nobody' });
    expect([unknown.statusCode, unknown.json()]).toEqual([400, { error: 'Nobody with this id may read inquiries.' }]);
    expect((await put(`${id}/next-step`, { text: 'Call', on: '1.12.2026' })).statusCode).toBe(400);
    for (const path of ['gone/owner', 'gone/next-step']) {
      expect((await put(path, { ownerId: null, text: '', on: null })).statusCode).toBe(404);
    }
    expect((await put(`${id}/owner`, { ownerId: null })).json()).toMatchObject({
      ownerId: null,
      nextStep: 'Send the offer',
    });
    const { items } = await callAsStaff(database()).audit.list({ action: 'contact.owner' });
    expect(items).toHaveLength(2);
  });

  test('store a pasted message, and tell what happened to an enquiry', async () => {
    const { app, id, headers } = await open();
    const paste = (contactId: string, body: object) =>
      app.inject({ method: 'POST', url: `/api/contacts/${contactId}/messages/pasted`, headers, body });
    const pasted = await paste(id, { direction: 'out', text: 'Tuesday at ten?\n\n> Thank you.' });
    expect(pasted.statusCode).toBe(201);
    expect(pasted.json()).toMatchObject({ kind: 'pasted', text: 'Tuesday at ten?', quotedText: '> Thank you.' });
    expect((await paste(id, { direction: 'up', text: 'Hello' })).statusCode).toBe(400);
    expect((await paste('gone', { direction: 'in', text: 'Hello' })).statusCode).toBe(404);
    const history = await app.inject({ url: `/api/contacts/${id}/history`, headers });
    const kinds = history.json<{ kind: string }[]>().map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['contact.status', 'message.in', 'message.out']);
  });

  test('take back only what waits to be sent or has failed', async () => {
    const { app, messageId, headers } = await open();
    const undo = await app.inject({ method: 'DELETE', url: `/api/messages/${messageId}`, headers });
    expect([undo.statusCode, undo.json()]).toEqual([
      404,
      { error: 'This reply no longer exists, or it is not yours.' },
    ]);
    const retry = await app.inject({ method: 'POST', url: `/api/messages/${messageId}/retry`, headers });
    expect(retry.statusCode).toBe(404);
  });

  test('merge two enquiries, and take them apart', async () => {
    const { app, id, headers } = await open();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const list = async () =>
      (await app.inject({ url: '/api/contacts', headers })).json<{ id: string }[]>().map((contact) => contact.id);
    const intoId = (await list()).find((other) => other !== id) ?? '';
    const url = `/api/contacts/${id}/merged-into`;
    expect((await app.inject({ method: 'PUT', url, headers, body: { intoId: id } })).statusCode).toBe(404);
    expect((await app.inject({ method: 'PUT', url, headers, body: { intoId } })).statusCode).toBe(204);
    expect(await list()).toEqual([intoId]);
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect(await list()).toHaveLength(2);
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
  });

  test('tell of the visit that led to a sign-up', async () => {
    const { app, headers } = await open();
    const trail = {
      entryPath: '/',
      referrer: 'https://www.google.com',
      startedAt: TEST_NOW,
      pages: 2,
      lastPath: '/blog',
    };
    await callAsVisitor(database()).subscribers.subscribe({ email: 'ada@example.com', trail });
    const { id } = await database().selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    const visit = await app.inject({ url: `/api/subscribers/${id}/visit`, headers });
    expect(visit.json()).toMatchObject({
      trail: { entryHost: 'www.google.com', lastPath: '/blog' },
      inquiries: [{ name: 'Ada Marsh' }],
    });
    expect((await app.inject({ url: '/api/subscribers/gone/visit', headers })).statusCode).toBe(404);
  });
});
