import { dayInZone } from '@tideline/domain/time/publish-date';
import type { PageView } from '@tideline/domain/stats/stats.schema';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { isHiddenPath } from '../../core/store/hidden-paths.ts';
import { isPublicPageAt } from '../../core/store/public-pages.ts';
import { isPublicArchive } from '../../core/addresses/archive-names.ts';
import { countIssueVisit, findLinkedIssue } from '../../audience/attribution/issue-counts.repository.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { type CountedPath, countedPath } from '../../audience/attribution/counted-path.ts';
import { countStep } from './funnel-days.repository.ts';
import { countOtherView } from './series.repository.ts';
import { trafficSource } from '../../audience/attribution/traffic-source.ts';
import { countPostView, countView, deleteEarlierVisitors, insertVisitor, isPublicPost } from './views.repository.ts';
import { countNews, identifyVisitor } from './visitor.ts';

/** Stands for any path: records the first view of a visitor's day. */
const ANY_PATH = '';

/**
 * Counts a page view: once per visitor, page and day in the agency's zone, and the visitor once a day. Visits that begin
 * with a link in an issue of the newsletter are counted in the same way. Robots and signed-in staff are counted separately;
 * other paths, and browsers that ask for privacy, are not counted. No address is stored: a visitor is a hash with a salt of
 * the day, and both are deleted the day after.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function recordView(ctx: Context, { path: rawPath, referrer, issue, isStaff }: PageView): Promise<void> {
  // The site's own pages do not send such a call; other clients may.
  if (ctx.asksForPrivacy) return;
  const counted = countedPath(rawPath);
  if (!counted) return;
  const { path, postId } = counted;
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await isPublicPage(trx, counted, now))) return;
    const visitor = await identifyVisitor(trx, ctx, isStaff, now);
    const { kind, day, visitorHash } = visitor;
    const issueId = issue !== undefined && kind === 'visitor' ? await findLinkedIssue(trx, issue) : null;
    const isNewView = await insertVisitor(trx, { day, path, visitorHash });
    const isNewVisit =
      issueId !== null && (await insertVisitor(trx, { day, path: `${path}?issue=${issueId}`, visitorHash }));
    if (!isNewView && !isNewVisit) return;
    await countNews(trx, visitor, now);
    if (issueId !== null && isNewVisit) await countIssueVisit(trx, { issueId, day, path });
    if (!isNewView) return;
    if (kind !== 'visitor') return countOtherView(trx, day, kind);
    if (await insertVisitor(trx, { day, path: ANY_PATH, visitorHash })) await countStep(trx, day, 'visit');
    await countView(trx, { day, path, source: trafficSource(referrer, ctx.siteHost) });
    if (postId !== undefined) await countPostView(trx, postId);
  });
}

/** Deletes the visitor hashes of earlier days. A day's first visitor also triggers that, but may not come for days. */
export async function deleteOldVisitors(db: Db, now: string): Promise<void> {
  await deleteEarlierVisitors(db, dayInZone(now, (await findSettings(db)).timeZone));
}

/** Only existing pages are counted, which bounds the number of paths. */
async function isPublicPage(
  trx: Trx,
  { path, postId, issueSlug, archive, isAdded }: CountedPath,
  now: string,
): Promise<boolean> {
  if (await isHiddenPath(trx, path)) return false;
  if (isAdded) return isPublicPageAt(trx, path);
  if (postId !== undefined) return isPublicPost(trx, postId, now);
  if (issueSlug !== undefined) return (await findLinkedIssue(trx, issueSlug)) !== null;
  return archive === undefined || isPublicArchive(trx, archive, now);
}
