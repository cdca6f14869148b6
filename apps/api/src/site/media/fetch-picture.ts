import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';
import { followRedirects, type Network, sendChecked } from '../../core/host/checked-request.ts';
import { mediaType } from './recognise-picture.ts';

const MAX_REDIRECTS = 3;
/** From the connection to the last byte. */
const TIME_LIMIT_MS = 20_000;
const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Picture import' };
const PICTURE = /^(?:image\/.+|application\/octet-stream)$/;

/**
 * Opens the picture at an address. Redirects are checked like the first address. A private site looks like a nonexistent
 * one, so that nothing can be learnt about networks around the server.
 * @throws TRPCError BAD_REQUEST with a sentence for people
 */
export async function fetchPicture(address: string, network: Network): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await followRedirects(parseAddress(address), MAX_REDIRECTS, {
    parse: parseAddress,
    open: (url) =>
      sendChecked(url, network, { headers: HEADERS, signal }).catch(() => {
        throw refused('The site that has this picture could not be reached.');
      }),
  });
  if (!response) throw refused('The address of this picture redirects too many times.');
  const { statusCode = 0, headers } = response;
  if (statusCode === 200 && PICTURE.test(mediaType(headers['content-type'] ?? ''))) return response;
  response.destroy();
  if (statusCode === 200) throw refused('There is no picture at this address.');
  throw refused(`The site of this picture answered with status ${statusCode}.`);
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw refused('Only pictures at http and https addresses can be imported.');
  }
  return url;
}

function refused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
