import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { insertSession } from '../../accounts/auth/session/sessions.repository.ts';
import { createContext } from '../../accounts/auth/session/create-context.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { hashToken, newToken } from '../../accounts/auth/session/session.ts';
import { type Context, NO_BACKUPS, NO_MAIL } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { findReferenceSite } from '../../doors/reference/reference-site.ts';
import { referenceRoutes } from '../../doors/reference/reference.routes.ts';
import { restPlugin } from '../../doors/rest/plugin.ts';
import { openTestResponseCache } from '../test-response-cache.ts';
import { NO_FOLDER, TEST_NOW } from '../test-caller.ts';
import { openTestSqlite } from '../test-database.ts';

/** The account of a test server. */
export const ADMIN = { email: 'admin@example.com', password: 'a long enough password' };

/** Hashed once per worker: hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

/** The REST adapter alone, with one account and a fixed clock. The caller closes it. */
export async function buildRestServer(
  db: Db,
  mediaDir = NO_FOLDER,
  backups = NO_BACKUPS,
  { mail, origin }: Pick<Context, 'mail' | 'origin'> = { mail: NO_MAIL, origin: '' },
): Promise<FastifyInstance> {
  passwordHash ??= hashPassword(ADMIN.password);
  const account = { id: 'admin-1', email: ADMIN.email, name: 'Admin', passwordHash: await passwordHash };
  await insertStaff(db, account, TEST_NOW);
  const app = Fastify({ bodyLimit: 100_000 });
  await app.register(restPlugin, {
    prefix: '/api',
    cache: openTestResponseCache(db),
    createContext: (request) =>
      createContext({ db, mediaDir, mail, backups, allowsLoopback: false, origin }, request, () => TEST_NOW),
    addReference: (rest) =>
      referenceRoutes(
        rest,
        () => 'https://www.example.com',
        () => findReferenceSite(db),
      ),
    postBodyLimitBytes: 2_000_000,
  });
  return app;
}

/** The REST adapter on an empty SQLite database. */
export async function openRestServer(
  mediaDir = NO_FOLDER,
): Promise<{ app: FastifyInstance; db: Db; close: () => Promise<void> }> {
  const { db, close } = await openTestSqlite();
  const app = await buildRestServer(db, mediaDir);
  return { app, db, close: () => app.close().then(close) };
}

/** Opens a session for the test server's account. @returns its `Authorization` header */
export async function openSession(db: Db, now = TEST_NOW): Promise<{ authorization: string }> {
  const token = newToken();
  const session = { tokenHash: hashToken(token), staffId: 'admin-1', userAgent: 'test', network: '' };
  await db.transaction().execute((trx) => insertSession(trx, session, now));
  return { authorization: `Bearer ${token}` };
}

/** The schema of an answer, refusing further fields. */
export function strictly<Value>(answer: z.ZodType<Value>): z.ZodType<Value> {
  if (!(answer instanceof z.ZodObject)) throw new Error('Only objects have further fields.');
  return answer.strict() as z.ZodType as z.ZodType<Value>;
}
