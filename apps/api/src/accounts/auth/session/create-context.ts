import type { FastifyRequest } from 'fastify';
import { NO_BACKUPS, type Context } from '../../../context.ts';
import { PROGRAM } from '../../../core/audit/audit.repository.ts';
import { asksForPrivacy } from '../../../core/limits/privacy-signal.ts';
import { callerAddress } from '../../../core/limits/caller-address.ts';
import type { Db } from '../../../core/store/schema.ts';
import { ANONYMOUS, identify } from './identify.ts';
import { networkOf } from './network.ts';
import { bearerToken } from './session.ts';

/** What a context has from the server. */
type Given = Pick<Context, 'db' | 'mediaDir' | 'mail' | 'backups' | 'allowsLoopback' | 'origin'>;

/** The context of a request, with the owner of its bearer token. Cookies and URLs carry no authority. */
export async function createContext(
  { db, mediaDir, mail, backups, allowsLoopback, origin }: Given,
  request: FastifyRequest,
  now = currentTime,
): Promise<Context> {
  const address = callerAddress(request);
  const caller = await identify(db, bearerToken(request.headers.authorization), address, now());
  const { staff, apiKey } = caller;
  return {
    db,
    ...caller,
    actor: {
      staff,
      ...(apiKey && { keyName: apiKey.name }),
      kind: 'caller',
      network: networkOf(address),
      requestId: request.id,
    },
    clientAddress: address,
    userAgent: request.headers['user-agent'] ?? '',
    asksForPrivacy: asksForPrivacy(request.headers),
    siteHost: request.hostname.toLowerCase(),
    origin,
    mediaDir,
    mail,
    backups,
    allowsLoopback,
    now,
    log: request.log,
  };
}

/** The context in which the server renders a page: without a session. */
export function createAnonymousContext(db: Db, { log, mail, now }: Pick<Context, 'log' | 'mail' | 'now'>): Context {
  const caller = {
    ...ANONYMOUS,
    actor: PROGRAM,
    clientAddress: '',
    userAgent: '',
    asksForPrivacy: false,
    siteHost: '',
    origin: '',
    mediaDir: '',
    mail,
    backups: NO_BACKUPS,
    allowsLoopback: false,
  };
  return { db, ...caller, now, log };
}

function currentTime(): string {
  return new Date().toISOString();
}
