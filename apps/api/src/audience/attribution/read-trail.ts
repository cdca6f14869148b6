import type { SentTrail } from '@tideline/domain/trail/trail.schema';
import type { Context } from '../../context.ts';
import { findLinkedIssue } from './issue-counts.repository.ts';
import { countedPath } from './counted-path.ts';
import { trafficSource } from './traffic-source.ts';
import { isPublicPageAt } from '../../core/store/public-pages.ts';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';
import type { StoredTrail } from './trails.repository.ts';

/** What a form sends about the visit that led to it. */
type Sent = { trail?: SentTrail | null | undefined; fromIssue?: string | null | undefined };

/**
 * The trail to store with a form; null when the browser sent none or asks for privacy. It keeps only addresses of public pages
 * and visible posts, so a sender cannot store other text in it.
 */
export async function readTrail(db: Db, ctx: Context, { trail, fromIssue }: Sent): Promise<StoredTrail | null> {
  if (!trail || ctx.asksForPrivacy) return null;
  const now = ctx.now();
  const source = trafficSource(trail.referrer, ctx.siteHost);
  const campaign = trail.campaign ?? { source: '', medium: '', name: '', term: '', content: '' };
  return {
    row: {
      entry_path: await publicPath(db, trail.entryPath),
      entry_source: source,
      entry_host: source === 'direct' ? '' : (URL.parse(trail.referrer)?.hostname ?? ''),
      last_path: await publicPath(db, trail.lastPath),
      campaign_source: campaign.source,
      campaign_medium: campaign.medium,
      campaign_name: campaign.name,
      campaign_term: campaign.term,
      campaign_content: campaign.content,
      issue_id: fromIssue ? await findLinkedIssue(db, fromIssue) : null,
      started_at: trail.startedAt < now ? new Date(trail.startedAt).toISOString() : now, // a clock may be wrong
      pages: trail.pages,
      details: JSON.stringify({ packages: unique(trail.packages), caseStudies: unique(trail.caseStudies) }),
    },
    posts: await readPosts(db, trail, now),
  };
}

async function readPosts(db: Db, { posts, lastPost }: SentTrail, now: string): Promise<StoredTrail['posts']> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const known = await publicPosts(db, now).select(['id', 'key']).where('id', 'in', ids).execute();
  const keys = new Map(known.map(({ id, key }) => [id, key]));
  const read = new Map(posts.flatMap(({ id, percent }) => (keys.has(id) ? [[id, percent] as const] : [])));
  const last = lastPost && read.has(lastPost) ? lastPost : [...read.keys()].at(-1);
  return [...read].map(([id, percent], at) => ({
    post_key: keys.get(id) ?? id,
    read_percent: percent,
    is_first: at === 0 ? 1 : 0,
    is_last: id === last ? 1 : 0,
  }));
}

/** Empty for a path that is not a public page. */
async function publicPath(db: Db, path: string): Promise<string> {
  const counted = countedPath(path);
  return !counted || (counted.isAdded && !(await isPublicPageAt(db, counted.path))) ? '' : counted.path;
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
