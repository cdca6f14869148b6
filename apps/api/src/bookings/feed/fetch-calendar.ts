import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupAllowed } from '../../host/public-address.ts';

/** Where calendars may be read. */
export type CalendarNetwork = {
  protocols: readonly string[];
  isAllowed: (address: string) => boolean;
  isAllowedPort: (port: string) => boolean;
  /** From the first connection to the last byte. */
  timeLimitMs: number;
};

/** The public internet, over https on its default port. */
export const PUBLIC_CALENDARS: CalendarNetwork = {
  protocols: ['https:'],
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === '',
  timeLimitMs: 20_000,
};

/** Why a calendar could not be read: a sentence for people, which never has its address. */
export class CalendarProblem extends Error {}

const MAX_REDIRECTS = 3;
export const CALENDAR_MAX_BYTES = 5_000_000;

/**
 * Fetches a private calendar. Each redirect is checked like the first address, and each connection is made to an address that
 * was checked. A site that is not public answers like one that does not exist.
 * @throws CalendarProblem
 */
export async function fetchCalendar(address: string, network: CalendarNetwork): Promise<string> {
  const signal = AbortSignal.timeout(network.timeLimitMs);
  try {
    return await follow(address, network, signal);
  } catch (error) {
    if (error instanceof CalendarProblem) throw error;
    if (signal.aborted)
      throw new CalendarProblem(`The calendar did not arrive within ${network.timeLimitMs / 1000} seconds.`);
    throw unreachable(); // the error of the connection may name the address
  }
}

async function follow(address: string, network: CalendarNetwork, signal: AbortSignal): Promise<string> {
  let url = parseAddress(address, network);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await open(url, network, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readText(response);
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new CalendarProblem(`The site of the calendar answered with status ${statusCode}.`);
    }
    url = parseAddress(headers.location, network, url);
  }
  throw new CalendarProblem('The address of the calendar redirects too often.');
}

function parseAddress(address: string, { protocols }: CalendarNetwork, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new CalendarProblem('Only calendars at https addresses are read.');
  }
  return url;
}

function open(url: URL, { isAllowed, isAllowedPort }: CalendarNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowedPort(url.port) || (isIP(host) !== 0 && !isAllowed(host))) throw unreachable();
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Tideline (calendar)' };
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers, lookup: lookupAllowed(isAllowed), signal })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > CALENDAR_MAX_BYTES) {
      response.destroy();
      throw new CalendarProblem(`The calendar is larger than ${CALENDAR_MAX_BYTES / 1_000_000} MB.`);
    }
    parts.push(part);
  }
  const text = new TextDecoder().decode(Buffer.concat(parts)); // without a byte order mark
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) throw new CalendarProblem('There is no calendar at this address.');
  return text;
}

function unreachable(): CalendarProblem {
  return new CalendarProblem('The site of the calendar could not be reached.');
}
