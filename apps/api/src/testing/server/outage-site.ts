import { onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { openContentVersion } from '../../core/store/content-version.repository.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { RenderPage } from '../../doors/pages/page-source.ts';
import { callAsStaff } from '../test-caller.ts';
import { testEnv } from '../test-env.ts';
import { openTestFolder } from '../test-folder.ts';
import { testPages } from '../test-pages.ts';

/** A site whose database fails. */
export type OutageSite = Awaited<ReturnType<typeof openOutageSite>>;

/** Every page lists the public posts, so only a cached one can be served without the database. */
const render: RenderPage = async ({ url, client }) => {
  const { posts } = await client.posts.blog.query({});
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `${posts.map(({ title }) => title).join()} at ${url}`,
    inlineScripts: [],
  };
};

/** The whole server on the database at `url`, assembled as in main.ts, with one post and `/` in the cache. */
export async function openOutageSite(url: string) {
  const dataDir = await openTestFolder();
  const db = openDatabase(url);
  await migrateToLatest(db);
  const version = openContentVersion(url, db);
  const app = await buildApp({
    env: { ...testEnv(dataDir), trustedProxies: ['127.0.0.1'] },
    db,
    readVersion: version.read,
    openPages: testPages(render, import.meta.dirname),
  });
  onTestFinished(async () => {
    await app.close();
    version.close();
    await db.destroy();
  });
  const get = (path: string) => app.inject({ url: path });
  let visitors = 0;
  /** Sends an enquiry, each from a new address because of the rate limits. */
  function enquire(email: string) {
    visitors += 1;
    return app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'x-forwarded-for': `11.0.${Math.floor(visitors / 250)}.${visitors % 250}` },
      payload: { firstName: 'Ada', lastName: 'Byron', email, message: 'What can you do for us? '.repeat(100) },
    });
  }
  async function publish(title: string) {
    return callAsStaff(db, { now: () => new Date().toISOString() }).posts.create({ title, status: 'published' });
  }
  async function storedContacts(): Promise<string[]> {
    const rows = await db.selectFrom('contacts').select('email').execute();
    return rows.map(({ email }) => email);
  }
  await publish('High tide');
  await get('/');
  return { app, db, dataDir, get, enquire, publish, storedContacts };
}
