/** @module-tag long */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { restorePost } from '../../site/posts/post-writes.repository.ts';
import { updateSettings } from '../../core/settings/settings.repository.ts';
import { PROGRAM } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { openListingSite, type ListingSite } from '../../testing/server/listing-site.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { openTestPostgres } from '../../testing/test-database.ts';

/** A server as seen through its responses. */
type Server = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => Promise<Answer>;
type Answer = { status: number; text: string };
type Bearer = { authorization: string };
type World = { servers: Server[]; first: ListingSite };

const URLS = ['/', '/blog', '/api/posts', '/rss.xml', '/feed.json'];
const POSTS = 3;

const step = fc.record({
  act: fc.constantFrom('rename', 'rename', 'unpublish', 'publish', 'trash', 'restore', 'name the site', 'view'),
  post: fc.nat({ max: POSTS - 1 }),
  writer: fc.nat({ max: 1 }),
  reader: fc.nat({ max: 1 }),
  url: fc.constantFrom(...URLS),
});
type Step = { act: string; post: number; writer: number; reader: number; url: string };

type Post = { id: string; title: string; isPublic: boolean; isInTrash: boolean };

/** Runs the steps; after each acknowledged write the servers must return the current state. */
async function expectFresh({ servers, first }: World, steps: Step[]): Promise<void> {
  const posts = await startAnew(first, servers);
  for (const [at, { act, post: index, writer, reader, url }] of steps.entries()) {
    const [write, read, post] = [servers[writer], servers[reader], posts[index]];
    if (!write || !read || !post) throw new Error('There is no such server or post.');
    // Begun before the write: may see either state, but must leave nothing behind for those who come after it.
    const crowd = servers.flatMap((server) => [server('GET', url), server('GET', `/blog/${post.id}`)]);
    await doStep(act, { write, first, post, at });
    expect(await look(read, url, post), `${url} after: ${act}`).toEqual(truth(posts, post));
    const crowdStatuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect([200, 404]).toEqual(expect.arrayContaining([...new Set(crowdStatuses)]));
  }
}

async function startAnew({ db }: ListingSite, [server]: Server[]): Promise<Post[]> {
  await db.deleteFrom('posts').execute();
  await nameSite(db, 'Tideline.');
  const posts: Post[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const title = `post ${at} 0.`;
    const answer = await server?.('POST', '/api/posts', { title, status: 'published' });
    const { id } = JSON.parse(answer?.text ?? '') as { id: string };
    posts.push({ id, title, isPublic: true, isInTrash: false });
  }
  return posts;
}

type Deed = { write: Server; first: ListingSite; post: Post; at: number };

/** Writes, and records the expected state. An impossible step does nothing. */
async function doStep(act: string, { write, first, post, at }: Deed): Promise<void> {
  const path = `/api/posts/${post.id}`;
  const title = `${post.title.replace(/ \d+\.$/, '')} ${at + 1}.`;
  if (act === 'name the site') await nameSite(first.db, `Tideline ${at}.`);
  else if (act === 'view') await first.db.updateTable('posts').set({ views: at }).execute();
  else if (act === 'restore' && (await restore(first.db, post.id))) post.isInTrash = false;
  else if (act === 'rename' && (await isDone(write('PUT', path, { title })))) post.title = title;
  else if (act === 'unpublish' && (await isDone(write('PUT', path, { status: 'draft' })))) post.isPublic = false;
  else if (act === 'publish' && (await isDone(write('PUT', path, { status: 'published' })))) post.isPublic = true;
  else if (act === 'trash' && (await isDone(write('DELETE', path)))) post.isInTrash = true;
}

async function restore(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute((trx) => restorePost(trx, id, PROGRAM, new Date().toISOString()));
}

async function isDone(answer: Promise<Answer>): Promise<boolean> {
  const { status } = await answer;
  return status < 300;
}

let siteTitle = '';

async function nameSite(db: Db, name: string): Promise<void> {
  siteTitle = name;
  await updateSettings(db, { ...DEFAULT_SETTINGS, siteTitle }, new Date().toISOString());
}

/** What a visitor sees of the site and a post. */
async function look(read: Server, url: string, { id }: Post) {
  const [list, page, row, map] = [
    await read('GET', url),
    await read('GET', `/blog/${id}`),
    await read('GET', `/api/posts/${id}`),
    await read('GET', '/sitemap.xml'),
  ];
  return {
    listed: titlesIn(list.text),
    // The site's name is nowhere in the lists for programs.
    site: url.startsWith('/api') ? siteTitle : /Tideline(?: \d+)?\./.exec(list.text.replaceAll(' Blog', '.'))?.[0],
    page: [page.status, ...titlesIn(page.text)],
    row: [row.status, ...titlesIn(row.text)],
    isInMap: map.text.includes(`/blog/${id}<`),
  };
}

function truth(posts: Post[], post: Post): Awaited<ReturnType<typeof look>> {
  const shown = posts.filter(({ isPublic, isInTrash }) => isPublic && !isInTrash);
  const isShown = shown.includes(post);
  const own = isShown ? [200, post.title] : [404];
  return {
    listed: shown.map(({ title }) => title).toSorted(),
    site: siteTitle,
    page: own,
    row: own,
    isInMap: isShown,
  };
}

function titlesIn(text: string): string[] {
  return [...new Set(text.match(/post \d+ \d+\./g))].toSorted();
}

const STEPS = fc.array(step, { minLength: 10, maxLength: 20 });

test('no answer is older than an acknowledged write: two server processes on one SQLite file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-stale-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const url = `file:${folder}/tideline.db`;
  const first = await openFirst(url);
  const bearer = await signIn(first);
  const world = { first, servers: [askInHere(first, bearer), await askOtherProcess(url, bearer)] };
  await expect(liveThrough(world)).resolves.toBeUndefined();
});

test('no answer is older than an acknowledged write: two servers on one PostgreSQL', async () => {
  const { url, close } = await openTestPostgres();
  onTestFinished(close);
  const [first, second] = [await openFirst(url), await openListingSite(url)];
  onTestFinished(second.close);
  const bearer = await signIn(first);
  const world = { first, servers: [askInHere(first, bearer), askInHere(second, bearer)] };
  await expect(liveThrough(world)).resolves.toBeUndefined();
});

function liveThrough(world: World): Promise<void> {
  return fc.assert(
    fc.asyncProperty(STEPS, (steps) => expectFresh(world, steps)),
    { numRuns: 2 },
  );
}

async function openFirst(url: string): Promise<ListingSite> {
  const site = await openListingSite(url);
  onTestFinished(site.close);
  return site;
}

async function signIn({ db }: ListingSite): Promise<Bearer> {
  const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' };
  await insertStaff(db, account, new Date().toISOString());
  return openSession(db, new Date().toISOString());
}

function askInHere({ app }: ListingSite, bearer: Bearer): Server {
  return async (method, url, body) => {
    const headers = method === 'GET' ? {} : bearer;
    const request: InjectOptions = { method, url, headers, ...(body ? { payload: body } : {}) };
    const answer = await app.inject(request);
    return { status: answer.statusCode, text: answer.body };
  };
}

const OTHER_PROCESS = `
  const { openListingSite } = await import(process.argv[1]);
  const { app } = await openListingSite(process.argv[2]);
  console.log(await app.listen({ port: 0 }));
`;

/** Starts the same server in a separate process, which ends with the test. */
async function askOtherProcess(url: string, bearer: Bearer): Promise<Server> {
  const site = new URL('../../testing/server/listing-site.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OTHER_PROCESS, site, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
    child.once('exit', () => reject(new Error('The other server did not start.')));
  });
  return async (method, path, body) => {
    const headers = method === 'GET' ? {} : { ...bearer, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: answer.status, text: await answer.text() };
  };
}
