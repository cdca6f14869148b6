import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupAllowed } from './public-address.ts';

/** The network to which the server may send requests. */
export type Network = { isAllowed: (address: string) => boolean; isAllowedPort: (port: string) => boolean };

/** The public internet, on the default ports. */
export const PUBLIC_INTERNET: Network = { isAllowed: isPublicAddress, isAllowedPort: (port) => port === '' };

export type CheckedRequest = {
  method?: string;
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  /** By default, a connection of its own. */
  agent?: Agent;
  body?: string;
};

/** Whether the host of a URL is allowed: any name, which is resolved with the request, or an allowed IP address. */
export function isAllowedHost({ hostname }: URL, { isAllowed }: Network): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isAllowed(host);
}

/**
 * Sends a request to an address given by a person or another site. Connects only to a checked IP address, and does not
 * follow redirects.
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
 * Opens a URL and follows up to `max` redirects.
 * @param parse checks the target of a redirect
 * @returns the first answer that is not a redirect; null when there are more redirects
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
