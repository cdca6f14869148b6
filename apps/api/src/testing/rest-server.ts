import Fastify, { type FastifyInstance } from 'fastify';
import { createContext } from '../auth/create-context.ts';
import { createFirstAdmin } from '../auth/create-first-admin.ts';
import type { Db } from '../db/schema.ts';
import { restPlugin } from '../rest/plugin.ts';
import { TEST_NOW } from './test-caller.ts';

/** Who can sign in at a test server. */
export const ADMIN = { email: 'admin@example.com', password: 'a long enough password' };

/** The REST adapter by itself, with one account and the clock held still; close it after the test. */
export async function buildRestServer(db: Db, now: () => string = () => TEST_NOW): Promise<FastifyInstance> {
  await createFirstAdmin(db, ADMIN, TEST_NOW);
  const app = Fastify({ bodyLimit: 100_000, trustProxy: true });
  await app.register(restPlugin, {
    prefix: '/api',
    createContext: (request) => createContext(db, request, now),
    postBodyLimitBytes: 2_000_000,
  });
  return app;
}

/** Signs in over REST and gives the header to send from then on. */
export async function signInOverRest(app: FastifyInstance): Promise<{ authorization: string }> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: ADMIN });
  const { token }: { token: string } = answer.json();
  return { authorization: `Bearer ${token}` };
}
