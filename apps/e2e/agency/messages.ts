import { expect } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { type AgencySite, OWNER } from './agency-site.ts';

const VISITOR = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' };
const READER = 'bea@example.com';

/** Calls of the owner. */
export async function signedIn(url: string): Promise<Client> {
  const { token } = await createClient({ url }).auth.login.mutate(OWNER);
  return createClient({ url, token });
}

/** An inquiry, a sign-up and a call, and all mails that they cause, with the calendar entry. */
export async function causeMails({ url, inbox }: AgencySite, owner: Client): Promise<string[]> {
  const visitor = createClient({ url });
  await visitor.contacts.send.mutate({ ...VISITOR, message: 'Hello.', package: 'custom' });
  await visitor.subscribers.subscribe.mutate({ email: READER });
  const [person] = await owner.bookings.hours.query();
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await owner.bookings.updateHours.mutate({ staffId: person?.staffId ?? '', weekly, daysOff: [], place: 'By phone' });
  const { days } = await visitor.bookings.times.query({ days: 2 });
  await visitor.bookings.book.mutate({ ...VISITOR, startsAt: days[1]?.times[0] ?? '' });
  // The acknowledgement, the call, the confirmation of the sign-up.
  const toVisitors = () => inbox.map(({ to }) => to).filter((to) => to === VISITOR.email || to === READER);
  await expect.poll(() => toVisitors().toSorted(), { timeout: 30_000 }).toEqual([VISITOR.email, VISITOR.email, READER]);
  const texts = inbox.map(({ mail }) => {
    const attachments = mail.attachments.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    );
    const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`);
    return [...headers, mail.text, mail.html, ...attachments].join('\n');
  });
  expect(texts.join('\n')).toContain('BEGIN:VCALENDAR');
  return texts;
}

/** What the MCP server says of itself. */
export async function greetModels(url: string, owner: Client): Promise<string> {
  const key = await owner.auth.apiKeys.create.mutate({
    name: 'Models',
    scopes: ['posts.edit'],
    networks: [],
    expiresInDays: null,
  });
  const clientInfo = { name: 'test', version: '1.0.0' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const answer = await fetch(`${url}/api/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key.key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}
