import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postPath } from '@tideline/domain/site-path';
import type { Db } from '../db/schema.ts';
import { listPosts, listPublicAddresses } from '../posts/posts.repository.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { buildFeed, FEED_PATHS } from './build-feed.ts';
import { buildRobots, buildSitemap } from './build-sitemap.ts';

const FEED_LENGTH = 50;

export type FeedsOptions = {
  db: Db;
  /** Address of the site as visitors see it, without a final slash. */
  origin: () => string;
};

/** What machines read about the public site: feeds with whole posts, the site map, and the rules for robots. */
export async function feedsPlugin(app: FastifyInstance, { db, origin }: FeedsOptions): Promise<void> {
  async function currentFeed() {
    const { items } = await listPosts(db, 'public', { limit: FEED_LENGTH }, new Date().toISOString());
    return buildFeed(await findSettings(db), items, origin());
  }

  app.get(FEED_PATHS.rss, async (request, reply) => {
    const feed = await currentFeed();
    return sendFresh(request, reply, 'application/rss+xml; charset=utf-8', feed.rss2());
  });

  app.get(FEED_PATHS.json, async (request, reply) => {
    const feed = await currentFeed();
    return sendFresh(request, reply, 'application/feed+json; charset=utf-8', feed.json1());
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const posts = await listPublicAddresses(db, new Date().toISOString());
    const entries = posts.map(({ id, updatedAt }) => ({ path: postPath(id), changedAt: updatedAt }));
    return sendFresh(request, reply, 'application/xml; charset=utf-8', buildSitemap(entries, origin()));
  });

  app.get('/robots.txt', async (request, reply) => {
    return sendFresh(request, reply, 'text/plain; charset=utf-8', buildRobots(origin()));
  });
}

/** Readers ask again and again: they are told 304 until something has changed, and never an old answer. */
function sendFresh(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  const known = request.headers['if-none-match'];
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
