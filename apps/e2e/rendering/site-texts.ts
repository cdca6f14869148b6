import { expect } from '@playwright/test';
import type { Client } from '@tideline/api-client';
import type { Email } from 'postal-mime';

/** What a site says to visitors and programs, by place: the text, or for a picture its bytes as base64. */
export type SiteTexts = Record<string, string>;

/** An accepted mail. */
type Received = { to: string; mail: Email };

const TEXTS = [
  '/',
  '/about',
  '/blog',
  '/discovery-call',
  '/privacy-policy',
  '/terms-of-service',
  '/rss.xml',
  '/feed.json',
  '/site.webmanifest',
  '/llms.txt',
  '/api/docs',
  '/api/openapi.json',
  '/.well-known/security.txt',
];
const PICTURES = ['/cards/pages/home.png'];
const VISITOR = { firstName: 'Ada', lastName: 'Marsh' };

/** Reads pages, files and cards of a site. */
export async function readPages(url: string, postId: string): Promise<SiteTexts> {
  const texts: SiteTexts = {};
  for (const path of [...TEXTS, `/blog/${postId}`])
    texts[path] = withoutScripts(await read(url + path, (answer) => answer.text()));
  for (const path of [...PICTURES, `/cards/posts/${postId}.png`])
    texts[path] = await read(url + path, async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64'));
  return texts;
}

/** Sends an inquiry, a sign-up and a call, and reads their mails and the calendar entry. */
export async function readMails(visitor: Client, inbox: readonly Received[]): Promise<SiteTexts> {
  await visitor.contacts.send.mutate({ ...VISITOR, email: 'inquirer@example.com', message: 'Hello.' });
  await visitor.subscribers.subscribe.mutate({ email: 'reader@example.com' });
  const { days } = await visitor.bookings.times.query({ days: 2 });
  await visitor.bookings.book.mutate({ ...VISITOR, email: 'caller@example.com', startsAt: days[1]?.times[0] ?? '' });
  const texts: SiteTexts = {};
  for (const recipient of ['inquirer', 'reader', 'caller']) {
    const find = () => inbox.find(({ to }) => to === `${recipient}@example.com`)?.mail;
    await expect.poll(find, { timeout: 30_000 }).toBeDefined();
    const { headers = [], text, html, attachments = [] } = find() ?? {};
    const lines = headers.map(({ key, value }) => `${key}: ${value}`);
    texts[`mail to the ${recipient}`] = [...lines, text, html].join('\n');
    for (const { content } of attachments) {
      const entry = typeof content === 'string' ? content : new TextDecoder().decode(content);
      texts['calendar entry'] = entry.replaceAll(/\r\n[ \t]/g, '');
    }
  }
  return texts;
}

/** The HTML of a page without its scripts, except the structured data: settings and copy are sent along in a script too. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');
}

async function read(address: string, readBody: (answer: Response) => Promise<string>): Promise<string> {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  return readBody(answer);
}
