import type { FastifyRequest } from 'fastify';
import { type Capability, capabilitiesOf } from '@tideline/domain/staff/capability';
import { NO_BACKUPS, NO_MAIL, type Context } from '../../context.ts';
import { PROGRAM } from '../../audit/audit.repository.ts';
import { asksForPrivacy } from '../../limits/privacy-signal.ts';
import { callerAddress } from '../../limits/caller-address.ts';
import type { Db } from '../../store/schema.ts';
import { findSession } from './sessions.repository.ts';
import { networkOf } from './network.ts';
import { bearerToken, hashToken } from './session.ts';

/** The context of a request, with the session of its bearer token. Cookies and URLs carry no authority. */
export async function createContext(
  { db, mediaDir, mail, backups, origin }: Pick<Context, 'db' | 'mediaDir' | 'mail' | 'backups' | 'origin'>,
  request: FastifyRequest,
  now = currentTime,
): Promise<Context> {
  const token = bearerToken(request.headers.authorization);
  const tokenHash = token ? hashToken(token) : null;
  const session = tokenHash ? await findSession(db, tokenHash, now()) : null;
  const staff = session?.staff ?? null;
  const address = callerAddress(request);
  return {
    db,
    staff,
    capabilities: staff ? capabilitiesOf(staff.role) : new Set(),
    actor: { staff, kind: 'caller', network: networkOf(address), requestId: request.id },
    tokenHash: staff ? tokenHash : null,
    confirmedAt: session?.confirmedAt ?? null,
    hasInvalidToken: token !== null && !staff,
    clientAddress: address,
    userAgent: request.headers['user-agent'] ?? '',
    asksForPrivacy: asksForPrivacy(request.headers),
    siteHost: request.hostname.toLowerCase(),
    origin,
    mediaDir,
    mail,
    backups,
    now,
    log: request.log,
  };
}

/** The context in which the server renders a page: without a session. */
export function createAnonymousContext(db: Db, log: Context['log'], now = currentTime): Context {
  const caller = {
    staff: null,
    capabilities: new Set<Capability>(),
    actor: PROGRAM,
    tokenHash: null,
    confirmedAt: null,
    hasInvalidToken: false,
    clientAddress: '',
    userAgent: '',
    asksForPrivacy: false,
    siteHost: '',
    origin: '',
    mediaDir: '',
    mail: NO_MAIL,
    backups: NO_BACKUPS,
  };
  return { db, ...caller, now, log };
}

function currentTime(): string {
  return new Date().toISOString();
}
