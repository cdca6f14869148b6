import { followRedirects, type Network, PUBLIC_INTERNET, sendChecked } from '../../core/host/checked-request.ts';

/** The answer of a site after redirects. */
export type ProbeAnswer = { kind: 'answered'; status: number } | { kind: 'failed'; reason: string };

/** Asks a site for a page. */
export type Probe = (url: URL) => Promise<ProbeAnswer>;

const REDIRECTS_MAX = 5;
const TIME_LIMIT_MS = 8_000;
const HEADERS = { accept: 'text/html, */*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; link check)' };
/** Statuses of sites that do not support HEAD. */
const NO_HEAD = new Set([400, 403, 404, 405, 500, 501, 503]);

/**
 * Asks a site for a page, with HEAD, then with GET if HEAD is refused; reads no content. Redirects are checked like the
 * first address. Sites in the server's own network count as unreachable, so that nothing can be learnt about them.
 */
export async function probeLink(url: URL, network: Network): Promise<ProbeAnswer> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const status = await follow('HEAD', url, network, signal);
    return { kind: 'answered', status: NO_HEAD.has(status) ? await follow('GET', url, network, signal) : status };
  } catch (error) {
    if (error instanceof TooManyRedirects) return { kind: 'failed', reason: 'redirects too many times.' };
    if (signal.aborted) return { kind: 'failed', reason: `did not answer within ${TIME_LIMIT_MS / 1000} seconds.` };
    return { kind: 'failed', reason: 'could not be reached.' };
  }
}

/** Asks any public site. */
export const probeInternet: Probe = (url) => probeLink(url, PUBLIC_INTERNET);

class TooManyRedirects extends Error {}

async function follow(method: 'HEAD' | 'GET', first: URL, network: Network, signal: AbortSignal): Promise<number> {
  const response = await followRedirects(first, REDIRECTS_MAX, {
    parse: (address, base) => new URL(address, base),
    async open(url) {
      const isHttp = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
      if (!isHttp) throw new Error('This address is not asked.');
      const answer = await sendChecked(url, network, { method, headers: HEADERS, signal });
      answer.destroy();
      return answer;
    },
  });
  if (!response) throw new TooManyRedirects();
  return response.statusCode ?? 0;
}
