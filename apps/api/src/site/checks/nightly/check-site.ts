import { isDocument } from '@tideline/copy/editing/documents';
import { LINKED_POSTS_MAX } from '@tideline/domain/address/dead-link';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { dayInZone, parsePublishDate } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { publicPosts } from '../../../core/store/public-posts.ts';
import { listDocuments } from '../../pages/documents.repository.ts';
import { checkPublicPost } from '../check-post.ts';
import type { Site } from '../is-there.ts';
import { checkPageElsewhere } from '../pages/check-page.ts';
import { type Probe, probeInternet } from '../probe-link.ts';
import { patientProbe } from './patient-probe.ts';
import { beginCheck, endCheck, type FoundTonight } from './site-checks.repository.ts';

const NIGHT = '04:00';
const LATE_MS = 4 * HOUR_MS;

/**
 * Checks the newest public posts, and the links of the pages to other sites, once in a night of the agency's time zone. A
 * server that reaches no other site keeps what the night before has found.
 */
export async function checkSiteWhenDue(site: Site, ask: Probe = probeInternet, pauseMs?: number): Promise<void> {
  const { timeZone } = await findSettings(site.db);
  const night = dayInZone(site.now, timeZone);
  const dueAt = parsePublishDate(`${night}T${NIGHT}`, timeZone);
  if (dueAt === null || site.now < dueAt || site.now >= later(dueAt, LATE_MS)) return;
  if (!(await beginCheck(site.db, night, site.now))) return;
  const { probe, reachesSites } = patientProbe(ask, pauseMs);
  const findings = [...(await checkPosts(site, probe)), ...(await checkPages(site, probe))];
  if (reachesSites()) await endCheck(site.db, night, findings, site.now);
}

async function checkPosts(site: Site, probe: Probe): Promise<FoundTonight[]> {
  const posts = await publicPosts(site.db, site.now)
    .select(['id', 'title', 'excerpt', 'content', 'category'])
    .select(['featured_image_url as featuredImageUrl', 'meta_title as metaTitle'])
    .select('meta_description as metaDescription')
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(LINKED_POSTS_MAX)
    .execute();
  const found: FoundTonight[] = [];
  for (const post of posts) {
    const findings = await checkPublicPost(post, site, probe);
    found.push(
      ...findings.map(({ weight, text }) => ({ kind: 'post', id: post.id, field: null, weight, text }) as const),
    );
  }
  return found;
}

async function checkPages(site: Site, probe: Probe): Promise<FoundTonight[]> {
  const found: FoundTonight[] = [];
  for (const { id, fields } of await listDocuments(site.db)) {
    if (!isDocument(id)) continue;
    const findings = await checkPageElsewhere(id, fields, site.origin, probe);
    found.push(...findings.map((finding) => ({ kind: 'page', id, ...finding }) as const));
  }
  return found;
}
