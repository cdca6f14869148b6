import { isIP } from 'node:net';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { TRPCError } from '@trpc/server';
import type { Context } from '../../../context.ts';

/** EdDSA, ES256 and RS256. The library's default adds an algorithm that is experimental in Node and prints a warning. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * The site as a WebAuthn relying party. Passkeys belong to its domain name and work on its pages only.
 * @throws TRPCError CONFLICT where the public address of the site has no domain name
 */
export function relyingParty({ origin }: Pick<Context, 'origin'>): { rpID: string; expectedOrigin: string } {
  const { hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    const message = 'Passkeys need a domain name, but this site is open at an IP address.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  return { rpID: hostname, expectedOrigin: origin };
}
