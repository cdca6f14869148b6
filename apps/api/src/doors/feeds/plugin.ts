import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ISSUES_FEED_PATH } from '@tideline/domain/newsletter/issue-archive';
import { ARCHIVE_KINDS, archiveFeedPath, archivePath, type ArchiveKind } from '@tideline/domain/post/archive';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { REVALIDATE, sendCached } from '../cache/send-cached.ts';
import { listHiddenPaths } from '../../core/store/hidden-paths.ts';
import type { Db } from '../../core/store/schema.ts';
import { findArchivePosts } from '../../site/posts/lists/archives.repository.ts';
import { listPosts } from '../../site/posts/lists/post-lists.repository.ts';
import { findSiteSettings } from '../../site/brand/shown-brand.ts';
import { listIssueTexts } from '../../audience/newsletter/archive/sent-issues.repository.ts';
import { buildIssueFeed } from './build-issue-feed.ts';
import { buildFeed, FEED_PATHS, toRss } from './build-feed.ts';
import { buildRobots, buildSitemap } from './build-sitemap.ts';
import { listSitePages } from './list-site-pages.ts';

const FEED_LENGTH = 50;

export type FeedsOptions = {
  db: Db;
  cache: ResponseCache;
  /** Public address of the site, without a trailing slash. */
  origin: () => string;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

/** Machine-readable files of the public site: feeds with whole posts, the site map, and the rules for robots. */
export const feedsPlugin = fp(registerFeeds, { name: 'feeds', encapsulate: true });

async function registerFeeds(app: FastifyInstance, { db, cache, origin, now }: FeedsOptions): Promise<void> {
  /** Feed readers poll: they get 304 until something changes, and never an outdated answer. */
  function serve(path: string, type: string, make: () => Promise<string>): void {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': REVALIDATE };
    app.get(path, { compress: false }, (request, reply) =>
      sendCached(request, reply, cache, {
        key: path,
        make: async () => ({ status: 200, headers, body: await make() }),
      }),
    );
  }

  async function currentFeed() {
    const { items } = await listPosts(db, 'public', { sort: '-date', limit: FEED_LENGTH }, now());
    return buildFeed(await findSiteSettings(db), items, origin());
  }

  serve(FEED_PATHS.rss, 'application/rss+xml', async () => toRss(await currentFeed()));
  serve(FEED_PATHS.json, 'application/feed+json', async () => (await currentFeed()).json1());
  serve(ISSUES_FEED_PATH, 'application/rss+xml', async () =>
    toRss(await buildIssueFeed(await findSiteSettings(db), await listIssueTexts(db, FEED_LENGTH), origin())),
  );
  serve('/sitemap.xml', 'application/xml', async () =>
    buildSitemap(await listSitePages(db, now(), origin()), origin(), await listHiddenPaths(db)),
  );

  for (const kind of ARCHIVE_KINDS) {
    app.get<{ Params: { slug: string } }>(`/blog/${kind}/:slug/rss.xml`, { compress: false }, (request, reply) => {
      const { slug } = request.params;
      return sendCached(request, reply, cache, {
        key: archiveFeedPath(kind, slug),
        isUnbounded: () => true, // of tags, there can be thousands
        make: () => archiveFeed(kind, slug),
      });
    });
  }

  /** The newest posts of a category, tag or author as RSS; 404 when there are none. */
  async function archiveFeed(kind: ArchiveKind, slug: string): Promise<PlainResponse> {
    const found = await findArchivePosts(db, { kind, slug, limit: FEED_LENGTH }, now());
    if (!found) return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found\n' };
    const title = found.names.join(', ');
    const subject = {
      title,
      topic: `${kind === 'author' ? 'by' : 'on'} ${title}`,
      path: archivePath(kind, slug),
      feedPaths: { rss: archiveFeedPath(kind, slug) },
    };
    const feed = await buildFeed(await findSiteSettings(db), found.posts, origin(), subject);
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': REVALIDATE };
    return { status: 200, headers, body: toRss(feed) };
  }

  serve('/robots.txt', 'text/plain', async () => buildRobots(origin()));
}
