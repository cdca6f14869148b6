import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import { isPublicAddress, lookupAllowed } from '../host/public-address.ts';
import { mediaType } from './recognise-picture.ts';

/** Where pictures may be fetched from. */
export type Network = { isAllowed: (address: string) => boolean; isAllowedPort: (port: string) => boolean };

/** The public internet, on the default ports. */
export const PUBLIC_INTERNET: Network = { isAllowed: isPublicAddress, isAllowedPort: (port) => port === '' };

const MAX_REDIRECTS = 3;
/** From the first connection to the last byte. */
const TIME_LIMIT_MS = 20_000;

/**
 * Opens the picture at an address. Each redirect is checked like the first address. A site that is not public answers like
 * one that does not exist, so that nothing can be learnt about networks around the server.
 * @throws TRPCError BAD_REQUEST with a sentence for people
 */
export async function fetchPicture(address: string, network: Network): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  let url = parseAddress(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await open(url, network, signal);
    const { statusCode = 0, headers } = response;
    if (
      statusCode === 200 &&
      /^(?:image\/.+|application\/octet-stream)$/.test(mediaType(headers['content-type'] ?? ''))
    ) {
      return response;
    }
    response.destroy();
    if (statusCode === 200) throw refused('There is no picture at this address.');
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw refused(`The site of this picture answered with status ${statusCode}.`);
    }
    url = parseAddress(headers.location, url);
  }
  throw refused('The address of this picture redirects too often.');
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw refused('Only pictures at http and https addresses can be imported.');
  }
  return url;
}

function open(url: URL, { isAllowed, isAllowedPort }: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowedPort(url.port) || (isIP(host) !== 0 && !isAllowed(host))) throw unreachable();
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Tideline (picture import)' };
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers, lookup: lookupAllowed(isAllowed), signal })
      .on('response', resolve)
      .on('error', () => reject(unreachable()))
      .end();
  });
}

function unreachable(): TRPCError {
  return refused('The site of this picture could not be reached.');
}

function refused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
