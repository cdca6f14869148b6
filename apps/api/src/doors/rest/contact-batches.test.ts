import { expect, onTestFinished, test } from 'vitest';
import { openRestServer, openSession } from '../../testing/rest/rest-server.ts';

const PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

async function open() {
  const { app, db, close } = await openRestServer();
  onTestFinished(close);
  const headers = await openSession(db);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
}

test('enquiries are entered, set to a status and given an owner in batches, and the statuses undone', async () => {
  const send = await open();
  const added = await send('POST', '/contacts/batches', { contacts: [PERSON, { ...PERSON, firstName: 'Bea' }] });
  const ids: string[] = added.body.map(({ id }: { id: string }) => id);
  const reference = expect.stringMatching(/^TL-/);
  expect(added).toEqual({ status: 201, body: ids.map((id) => ({ id, reference })) });
  expect(await send('GET', '/contacts/waiting')).toEqual({ status: 200, body: { waiting: 2 } });
  const changes = ids.toSorted().map((id) => ({ id, from: 'contacted', to: 'pending' }));
  expect(await send('PUT', '/contacts/statuses', { ids, status: 'contacted' })).toEqual({ status: 200, body: changes });
  expect(await send('POST', '/contacts/statuses/undo', { changes })).toEqual({ status: 200, body: { restored: 2 } });
  const owned = await send('PUT', '/contacts/owners', { ids, ownerId: 'admin-1' });
  expect(owned.body).toMatchObject(ids.map((contactId) => ({ contactId, ownerId: 'admin-1' })));
  const works = await send('GET', `/contact-work?contactIds=${ids.join(',')}&fields=contactId`);
  expect(works.body.map(({ contactId }: { contactId: string }) => contactId).toSorted()).toEqual(ids.toSorted());
  expect(Object.keys(works.body[0])).toEqual(['contactId']);
});

test('a wrong enquiry of a batch is named, and none is entered', async () => {
  const send = await open();
  const { status, body } = await send('POST', '/contacts/batches', { contacts: [PERSON, { ...PERSON, email: 'ada' }] });
  expect([status, body.issues]).toEqual([400, [{ path: 'contacts.1.email', message: expect.any(String) }]]);
  expect((await send('GET', '/contacts')).body).toEqual([]);
});

test('notes, saved views and saved replies have paths of their own', async () => {
  const send = await open();
  const { id } = (await send('POST', '/contacts', PERSON)).body;
  const note = await send('POST', `/contacts/${id}/notes`, { text: 'Rang back.' });
  expect([note.status, (await send('GET', `/contacts/${id}/notes`)).body]).toEqual([201, [note.body]]);
  expect((await send('DELETE', `/contact-notes/${note.body.id}`)).status).toBe(204);
  const view = await send('POST', '/saved-views', { name: 'Waiting', status: 'pending' });
  expect((await send('PUT', `/saved-views/${view.body.id}`, { name: 'Longest' })).status).toBe(204);
  expect((await send('GET', '/saved-views')).body).toEqual([{ ...view.body, name: 'Longest' }]);
  const reply = await send('POST', '/saved-replies', { name: 'Thanks', text: 'Dear {firstName}' });
  expect((await send('GET', '/saved-replies')).body).toEqual([
    { ...reply.body, name: 'Thanks', text: 'Dear {firstName}' },
  ]);
  expect((await send('PUT', `/contacts/${id}/reply-draft`, { text: 'Tuesday' })).status).toBe(204);
  expect((await send('GET', `/contacts/${id}/summary`)).body).toMatchObject({ id, status: 'pending' });
});

test('`fields` limits a list of enquiries, whole or in pages', async () => {
  const send = await open();
  await send('POST', '/contacts', PERSON);
  for (const query of ['', '&limit=1']) {
    expect((await send('GET', `/contacts?fields=firstName,email${query}`)).body).toEqual([
      { firstName: 'Ada', email: 'ada@example.com' },
    ]);
  }
  expect((await send('GET', '/contacts?fields=first')).status).toBe(400);
});
