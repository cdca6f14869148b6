import type { FastifyInstance } from 'fastify';
import type { ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { openTestApp } from '../test-app.ts';
import { callAsStaff, TEST_STAFF } from '../test-caller.ts';

/** A listening site, and an API key for a program. Closed when the test ends. */
export async function openSiteWithKey(
  scopes: readonly ApiKeyScope[],
): Promise<{ origin: string; key: string; app: FastifyInstance; db: Db }> {
  const { app, db } = await openTestApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, new Date().toISOString());
  const fields = { name: 'Program', scopes: [...scopes], networks: ['127.0.0.0/8'], expiresInDays: null };
  const { key } = await callAsStaff(db).auth.apiKeys.create(fields);
  return { origin, key, app, db };
}
