import type { IncomingMessage } from 'node:http';
import {
  followRedirects,
  type Network,
  PUBLIC_INTERNET,
  sendChecked,
  tlsFailure,
} from '../../../core/host/checked-request.ts';

/** Where calendars may be read. */
export type CalendarNetwork = Network & {
  protocols: readonly string[];
  /** From the first connection to the last byte. */
  timeLimitMs: number;
};

/** The public internet, over https on its default port. */
export const PUBLIC_CALENDARS: CalendarNetwork = {
  ...PUBLIC_INTERNET,
  protocols: ['https:'],
  timeLimitMs: 20_000,
};

/** Why a calendar was unreadable: a sentence for people, without its address. */
export class CalendarProblem extends Error {}

const NOT_SAFE = 'No secure connection to the calendar’s site: its certificate may be invalid or untrusted';
/** Same message for private addresses and unknown names, so that it does not reveal which internal names exist. */
const NOT_REACHED =
  'The calendar’s site could not be reached. Only addresses on the public internet are read, not those of a private network.';
const MAX_REDIRECTS = 3;
const HEADERS = { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Calendar reader' };
export const CALENDAR_MAX_BYTES = 5_000_000;

/**
 * Fetches a private calendar. Redirects are checked like the first address, and connections go only to checked IP addresses.
 * A private site looks like a nonexistent one.
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
    const tlsCode = tlsFailure(error);
    if (tlsCode !== null) {
      throw new CalendarProblem(`${NOT_SAFE} (${tlsCode}).`);
    }
    // The connection error may contain the address.
    throw new CalendarProblem(NOT_REACHED);
  }
}

async function follow(address: string, network: CalendarNetwork, signal: AbortSignal): Promise<string> {
  const parse = (location: string, base?: URL) => parseAddress(location, network, base);
  const open = (url: URL) => sendChecked(url, network, { headers: HEADERS, signal });
  const response = await followRedirects(parse(address), MAX_REDIRECTS, { parse, open });
  if (!response) throw new CalendarProblem('The address of the calendar redirects too many times.');
  if (response.statusCode === 200) return readText(response);
  response.destroy();
  throw new CalendarProblem(`The calendar’s site answered with status ${response.statusCode ?? 0}.`);
}

function parseAddress(address: string, { protocols }: CalendarNetwork, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new CalendarProblem('Only calendars at https addresses are read.');
  }
  return url;
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
