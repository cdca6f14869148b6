import type { FastifyRequest } from 'fastify';
import type { MissedPathCounter } from '../../core/addresses/missed-path-counter.ts';
import { asksForPrivacy } from '../../core/limits/privacy-signal.ts';
import { addressPrefix } from '../../core/limits/caller-network.ts';

/** Counts a request that got 404 in the list of missed paths. */
export function noteMissed(request: FastifyRequest, missed: Pick<MissedPathCounter, 'note'>, now: string): void {
  const { headers, hostname, ip, url } = request;
  missed.note({
    url,
    userAgent: headers['user-agent'] ?? '',
    referrer: headers.referer ?? '',
    siteHost: hostname.toLowerCase(),
    network: addressPrefix(ip),
    asksForPrivacy: asksForPrivacy(headers),
    at: now,
  });
}
