import { isSitePage, postIdIn, toRedirectPath } from '@tideline/domain/address/redirect';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { Finding } from '@tideline/domain/text/text-check';
import { findMissingAnswer } from '../../core/addresses/redirects.repository.ts';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';
import { hint, mistake } from './findings.ts';
import type { Network } from '../../core/host/checked-request.ts';
import { probeLink } from './probe-link.ts';

/** Maximum number of checked links to other sites. */
const PROBES_MAX = 30;
const PROBES_AT_ONCE = 6;
/** Statuses of sites that refuse programs, but show the page to people. */
const FOR_PEOPLE = new Set([401, 403, 405, 406, 429, 999]);

type Site = { db: Db; origin: string; now: string };

/** Checks links: pages of this site in the database, others by a request. */
export async function checkLinks(links: string[], site: Site, network: Network): Promise<Finding[]> {
  const pages = links.map((link) => URL.parse(link)).filter((url) => url !== null && /^https?:$/.test(url.protocol));
  const [own, foreign]: [URL[], URL[]] = [[], []];
  for (const url of pages) if (url) (url.origin === new URL(site.origin).origin ? own : foreign).push(url);
  const findings: Finding[] = [];
  for (const url of own) {
    const path = url.pathname;
    if (!(await isThere(site, path))) findings.push(mistake('links', `There is no public page at ${path}.`));
  }
  const probed = foreign.slice(0, PROBES_MAX);
  for (let at = 0; at < probed.length; at += PROBES_AT_ONCE) {
    const some = probed.slice(at, at + PROBES_AT_ONCE);
    findings.push(...(await Promise.all(some.map((url) => checkForeign(url, network)))).flat());
  }
  if (foreign.length > PROBES_MAX) {
    findings.push(hint('links', `Only the first ${PROBES_MAX} links to other sites were checked.`));
  }
  return findings;
}

/** Whether visitors find something at a path, directly or after a redirect. */
async function isThere({ db, now }: Site, path: string): Promise<boolean> {
  const picture = parsePictureUrl(path);
  if (picture) {
    return (await db.selectFrom('pictures').select('id').where('id', '=', picture.id).executeTakeFirst()) !== undefined;
  }
  const plain = toRedirectPath(path);
  if (plain === null) return false;
  if (isSitePage(plain) || /^\/(?:newsletter|thank-you)(?:\/|$)/.test(plain)) return true;
  const id = postIdIn(plain);
  const post =
    id === null ? undefined : await publicPosts(db, now).select('id').where('id', '=', id).executeTakeFirst();
  if (post) return true;
  return ((await findMissingAnswer(db, plain, now))?.location ?? null) !== null;
}

async function checkForeign(url: URL, network: Network): Promise<Finding[]> {
  const answer = await probeLink(url, network);
  if (answer.kind === 'failed') return [mistake('links', `${url.href} ${answer.reason}`)];
  const { status } = answer;
  if (status < 400 || FOR_PEOPLE.has(status)) return [];
  if (status === 404 || status === 410)
    return [mistake('links', `There is no page at ${url.href} (status ${status}).`)];
  return [hint('links', `${url.href} answered with status ${status}. Open it to see whether it works for visitors.`)];
}
