import type { Finding } from '@tideline/domain/text/text-check';
import { hint, mistake } from './findings.ts';
import { isThere, type Site } from './is-there.ts';
import type { Probe } from './probe-link.ts';

/** Maximum number of checked links to other sites. */
const PROBES_MAX = 30;
const PROBES_AT_ONCE = 6;
/** Statuses of sites that refuse programs, but show the page to people. */
const FOR_PEOPLE = new Set([401, 403, 405, 406, 429, 999]);

/** Checks links: pages of this site in the database, others by a request. */
export async function checkLinks(links: string[], site: Site, probe: Probe): Promise<Finding[]> {
  return [...(await checkOwnLinks(links, site)), ...(await checkLinksElsewhere(links, site, probe))];
}

/** The links to pages of this site that are not there. */
async function checkOwnLinks(links: string[], site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { pathname } of pagesIn(links).filter((url) => isOwn(url, site))) {
    if (!(await isThere(site, pathname))) findings.push(mistake('links', `There is no public page at ${pathname}.`));
  }
  return findings;
}

/** The links to other sites that do not work. */
export async function checkLinksElsewhere(
  links: string[],
  site: Pick<Site, 'origin'>,
  probe: Probe,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const foreign = pagesIn(links).filter((url) => !isOwn(url, site));
  const probed = foreign.slice(0, PROBES_MAX);
  for (let at = 0; at < probed.length; at += PROBES_AT_ONCE) {
    const some = probed.slice(at, at + PROBES_AT_ONCE);
    findings.push(...(await Promise.all(some.map((url) => checkElsewhere(url, probe)))).flat());
  }
  if (foreign.length > PROBES_MAX) {
    findings.push(hint('links', `Only the first ${PROBES_MAX} links to other sites were checked.`));
  }
  return findings;
}

/** Checks a link to another site. */
export async function checkElsewhere(url: URL, probe: Probe): Promise<Finding[]> {
  const answer = await probe(url);
  if (answer.kind === 'failed') return [mistake('links', `${url.href} ${answer.reason}`)];
  const { status } = answer;
  if (status < 400 || FOR_PEOPLE.has(status)) return [];
  if (status === 404 || status === 410)
    return [mistake('links', `There is no page at ${url.href} (status ${status}).`)];
  return [hint('links', `${url.href} answered with status ${status}. Open it to see whether it works for visitors.`)];
}

function pagesIn(links: string[]): URL[] {
  return links.flatMap((link) => URL.parse(link) ?? []).filter(({ protocol }) => /^https?:$/.test(protocol));
}

function isOwn(url: URL, site: Pick<Site, 'origin'>): boolean {
  return url.origin === new URL(site.origin).origin;
}
