import type { Finding } from '@tideline/domain/text/text-check';
import { hint, mistake } from './findings.ts';
import { isThere, type Site } from './is-there.ts';
import type { Network } from '../../core/host/checked-request.ts';
import { probeLink } from './probe-link.ts';

/** Maximum number of checked links to other sites. */
const PROBES_MAX = 30;
const PROBES_AT_ONCE = 6;
/** Statuses of sites that refuse programs, but show the page to people. */
const FOR_PEOPLE = new Set([401, 403, 405, 406, 429, 999]);

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

async function checkForeign(url: URL, network: Network): Promise<Finding[]> {
  const answer = await probeLink(url, network);
  if (answer.kind === 'failed') return [mistake('links', `${url.href} ${answer.reason}`)];
  const { status } = answer;
  if (status < 400 || FOR_PEOPLE.has(status)) return [];
  if (status === 404 || status === 410)
    return [mistake('links', `There is no page at ${url.href} (status ${status}).`)];
  return [hint('links', `${url.href} answered with status ${status}. Open it to see whether it works for visitors.`)];
}
