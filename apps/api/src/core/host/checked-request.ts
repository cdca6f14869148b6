import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupAllowed } from './public-address.ts';

/** Which sites the server may send a request to. */
export type Network = { isAllowed: (address: string) => boolean; isAllowedPort: (port: string) => boolean };

/** The public internet, on the default ports. */
export const PUBLIC_INTERNET: Network = { isAllowed: isPublicAddress, isAllowedPort: (port) => port === '' };

export type CheckedRequest = {
  method?: string;
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  /** A connection of its own by default. */
  agent?: Agent;
  body?: string;
};

/** Whether the host of a URL may be asked: any name, which is looked up with the request, or an IP address that is allowed. */
export function isAllowedHost({ hostname }: URL, { isAllowed }: Network): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isAllowed(host);
}

/**
 * Sends a request to an address that a person or another site has given. The connection is made to an address that was checked;
 * redirects are not followed.
 * @throws Error for a host or port outside of the network, and without an answer
 */
export async function sendChecked(
  url: URL,
  network: Network,
  { method = 'GET', headers, signal, agent, body }: CheckedRequest,
): Promise<IncomingMessage> {
  if (!network.isAllowedPort(url.port) || !isAllowedHost(url, network)) throw new Error('This address is not asked.');
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const lookup = lookupAllowed(network.isAllowed);
  return new Promise((resolve, reject) => {
    request(url, { method, agent: agent ?? false, headers, lookup, signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

/** The code of an error of the TLS connection, such as a certificate that is not trusted; null for any other error. */
export function tlsFailure(error: unknown): string | null {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /CERT|TLS|SSL|EPROTO|SIGNATURE/.test(code) ? code : null;
}

/**
 * Opens a URL and, up to `max` times, what it redirects to.
 * @param parse checks where a redirect leads to
 * @returns the first answer that is no redirect; null when there are more
 */
export async function followRedirects(
  first: URL,
  max: number,
  { parse, open }: { parse: (address: string, base: URL) => URL; open: (url: URL) => Promise<IncomingMessage> },
): Promise<IncomingMessage | null> {
  let url = first;
  for (let hop = 0; hop <= max; hop += 1) {
    const response = await open(url);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return response;
    response.destroy();
    url = parse(headers.location, url);
  }
  return null;
}
