import type { RenderedPage } from '@tideline/page-contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { openContentVersion } from '../../core/store/content-version.repository.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import type { RenderPage } from '../../doors/pages/page-source.ts';
import { NO_FOLDER } from '../test-caller.ts';
import { testEnv } from '../test-env.ts';
import { testPages } from '../test-pages.ts';

/** A server on a database that others may have open too. */
export type ListingSite = { app: FastifyInstance; db: Db; close: () => Promise<void> };

/**
 * The whole server on the database at `url`, assembled as in `main.ts`. Pages are plain text: `/` lists the site title and
 * public posts, `/blog/<id>` one post.
 */
export async function openListingSite(url: string): Promise<ListingSite> {
  const db = openDatabase(url);
  await migrateToLatest(db);
  const version = openContentVersion(url, db);
  const app = await buildApp({
    env: testEnv(NO_FOLDER),
    db,
    readVersion: version.read,
    openPages: testPages(render, import.meta.dirname),
  });
  async function close() {
    await app.close();
    version.close();
    await db.destroy();
  }
  return { app, db, close };
}

const render: RenderPage = async ({ url, client }) => {
  const { siteTitle } = await client.settings.site.query();
  const [, postId] = /^\/blog\/(.+)$/.exec(new URL(url).pathname) ?? [];
  if (postId === undefined) {
    const { posts } = await client.posts.blog.query({});
    return page(200, `${siteTitle}: ${posts.map(({ title }) => title).join()}`);
  }
  try {
    const { post } = await client.posts.page.query({ id: postId });
    return page(200, `${siteTitle}: ${post.title}`);
  } catch {
    return page(404, siteTitle);
  }
};

function page(status: number, html: string): RenderedPage {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html, inlineScripts: [] };
}
