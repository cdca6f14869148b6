import { isbot } from 'isbot';
import { canBeRedirected, toRedirectPath } from '@tideline/domain/address/redirect';
import { mayStorePath, MISSED_PATHS_MAX, type MissedPath } from '@tideline/domain/address/missed-path';
import type { Db } from '../store/schema.ts';
import { addMissed } from './missed-paths.repository.ts';

/** A request that got 404. */
export type MissedRequest = {
  /** Path and query. */
  url: string;
  userAgent: string;
  /** The `Referer`, as sent. */
  referrer: string;
  siteHost: string;
  /** Shortened address, which is never stored. */
  network: string;
  asksForPrivacy: boolean;
  /** ISO 8601 in UTC. */
  at: string;
};

/** Paths that one network may add between two writes: a scanner of thousands does not fill the list. */
const PER_NETWORK_MAX = 20;

/**
 * Counts requests for missing pages in memory, within fixed bounds, until they are written together. As for page views, bots
 * and browsers that ask for privacy are not counted.
 */
export class MissedPathCounter {
  #paths = new Map<string, MissedPath>();
  #networks = new Map<string, Set<string>>();

  get size(): number {
    return this.#paths.size;
  }

  note(visit: MissedRequest): void {
    if (visit.asksForPrivacy || visit.userAgent === '' || isbot(visit.userAgent)) return;
    const path = toRedirectPath(visit.url);
    if (path === null || !canBeRedirected(path) || !mayStorePath(path)) return;
    const known = this.#paths.get(path);
    if (!known && this.#paths.size >= MISSED_PATHS_MAX) return;
    if (!this.#isFirst(visit.network, path)) return;
    const host = referrerHost(visit.referrer, visit.siteHost);
    this.#paths.set(path, {
      path,
      visits: (known?.visits ?? 0) + 1,
      lastSeenAt: visit.at,
      referrerHost: host === '' ? (known?.referrerHost ?? '') : host,
    });
  }

  /** Writes the counts in one transaction; none are lost if that fails. */
  async write(db: Db, now: string): Promise<boolean> {
    if (this.#paths.size === 0) return false;
    const [paths, networks] = [this.#paths, this.#networks];
    this.#paths = new Map();
    this.#networks = new Map();
    try {
      await addMissed(db, [...paths.values()], now);
    } catch (error) {
      if (this.#paths.size === 0) [this.#paths, this.#networks] = [paths, networks];
      throw error;
    }
    return true;
  }

  /** Whether the network's request is the first for the path since the last write, and within its maximum. */
  #isFirst(network: string, path: string): boolean {
    const seen = this.#networks.get(network) ?? new Set();
    if (seen.has(path) || seen.size >= PER_NETWORK_MAX) return false;
    if (!this.#networks.has(network) && this.#networks.size >= MISSED_PATHS_MAX) return false;
    this.#networks.set(network, seen.add(path));
    return true;
  }
}

function referrerHost(referrer: string, siteHost: string): string {
  if (!URL.canParse(referrer)) return '';
  const { hostname, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && hostname !== siteHost && hostname.length <= 100 ? hostname : '';
}
