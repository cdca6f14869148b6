import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupAllowed } from '../../../host/public-address.ts';

/** Which sites may be asked. */
export type Network = { isAllowed: (address: string) => boolean; isAllowedPort: (port: string) => boolean };

/** The public internet, on the default ports. */
export const PUBLIC_SITES: Network = { isAllowed: isPublicAddress, isAllowedPort: (port) => port === '' };

/** What a site answered, after redirects. */
export type ProbeAnswer = { kind: 'answered'; status: number } | { kind: 'failed'; reason: string };

const REDIRECTS_MAX = 5;
const TIME_LIMIT_MS = 8_000;
/** Answers of sites that have no HEAD. */
const NO_HEAD = new Set([400, 403, 404, 405, 500, 501, 503]);

/**
 * Asks a site for a page: with HEAD, then with GET where HEAD is refused; reads no content. Each redirect is checked like the
 * first address. Sites of the server's own network count as unreachable, so that nothing can be learnt about them.
 */
export async function probeLink(url: URL, network: Network): Promise<ProbeAnswer> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const status = await follow('HEAD', url, network, signal);
    return { kind: 'answered', status: NO_HEAD.has(status) ? await follow('GET', url, network, signal) : status };
  } catch (error) {
    if (error instanceof TooManyRedirects) return { kind: 'failed', reason: 'redirects too often.' };
    if (signal.aborted) return { kind: 'failed', reason: `did not answer within ${TIME_LIMIT_MS / 1000} seconds.` };
    return { kind: 'failed', reason: 'could not be reached.' };
  }
}

class TooManyRedirects extends Error {}

async function follow(method: 'HEAD' | 'GET', first: URL, network: Network, signal: AbortSignal): Promise<number> {
  let url = first;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const { statusCode = 0, headers } = await open(method, url, network, signal);
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return statusCode;
    url = new URL(headers.location, url);
  }
  throw new TooManyRedirects();
}

function open(method: string, url: URL, { isAllowed, isAllowedPort }: Network, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAddress = isIP(host) !== 0;
  const isHttp = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isHttp || !isAllowedPort(url.port) || (isAddress && !isAllowed(host)))
    throw new Error('This address is not asked.');
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = { accept: 'text/html, */*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; Tideline link check)' };
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, agent: false, headers, lookup: lookupAllowed(isAllowed), signal })
      .on('response', (response) => {
        response.destroy();
        resolve(response);
      })
      .on('error', reject)
      .end();
  });
}
