import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { CAPABILITIES, type Capability, capabilitiesOf } from '@tideline/domain/staff/capability';
import type { Account, StaffRole } from '@tideline/domain/staff/staff';
import { apiKeyHint, hashApiKey, newApiKey } from '../../accounts/auth/api-keys/api-key.ts';
import { insertApiKey } from '../../accounts/auth/api-keys/api-keys.repository.ts';
import { hashToken, newToken } from '../../accounts/auth/session/session.ts';
import { insertSession } from '../../accounts/auth/session/sessions.repository.ts';
import { needsSession } from '../../core/rpc/authorize.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Entry, Headers, Outcome } from './entry.ts';

/** A way to call, and what it must come to. */
export type Caller = {
  who: string;
  /** Its headers, anew for each request: some procedures end the session. */
  open: () => Promise<Headers>;
  expected: (entry: Entry) => Outcome;
};

export const WITHOUT_KEY = '401 Send an API key as the bearer token. Settings, API keys makes one.';
const FOR_PEOPLE =
  '403 API keys may not do this: it takes a person. Sign in with a password and use the token of that session.';

/** Somebody who has just signed in. */
export function session(db: Db, role: StaffRole): Caller {
  const capabilities = capabilitiesOf(role);
  return {
    who: `${role} in a session`,
    async open() {
      const token = newToken();
      const opened = { tokenHash: hashToken(token), staffId: role, userAgent: 'test', network: '' };
      await db.transaction().execute((trx) => insertSession(trx, opened, new Date().toISOString()));
      return { authorization: `Bearer ${token}` };
    },
    expected({ door, needs }) {
      if (door === 'MCP') return WITHOUT_KEY;
      const missing = needs
        .map(({ access }) => access)
        .find((access) => isCapability(access) && !capabilities.has(access));
      return missing ? `403 Your account may not do this. It needs the right “${missing}”.` : 'allowed';
    },
  };
}

/** A key of somebody, with some scopes. An integration may do what keys can be allowed. */
export async function keyOf(
  db: Db,
  role: Account['role'],
  what: string,
  scopes: readonly Capability[],
): Promise<Caller> {
  const headers = await insertKey(db, role, scopes);
  const ofOwner = role === 'integration' ? new Set<Capability>(API_KEY_SCOPES) : capabilitiesOf(role);
  const capabilities = new Set(scopes.filter((scope) => ofOwner.has(scope)));
  return {
    who: `${role} by a key with ${what}`,
    open: async () => headers,
    expected({ needs }) {
      for (const need of needs) {
        const { access } = need;
        if (isCapability(access) && !capabilities.has(access)) {
          return `403 This API key may not do this. It needs the scope “${access}”.`;
        }
        if (needsSession(need)) return FOR_PEOPLE;
      }
      return 'allowed';
    },
  };
}

/** A key that has just what these entries need, and for each of their needs one that has everything else. */
export async function narrowKeys(db: Db, role: Account['role'], { needs }: Pick<Entry, 'needs'>): Promise<Caller[]> {
  const own = CAPABILITIES.filter((capability) => needs.some(({ access }) => access === capability));
  const all = own.map((missing) =>
    keyOf(
      db,
      role,
      `all but ${missing}`,
      CAPABILITIES.filter((one) => one !== missing),
    ),
  );
  return [await keyOf(db, role, `${own.join(' and ') || 'nothing'} alone`, own), ...(await Promise.all(all))];
}

function isCapability(access: string): access is Capability {
  return access !== 'public' && access !== 'own-account';
}

/** Stores a key without the checks of its creation. */
export async function insertKey(
  db: Db,
  staffId: string,
  scopes: readonly Capability[],
  expiresAt: string | null = null,
): Promise<Headers> {
  const key = newApiKey();
  const apiKey = { id: newApiKey(), name: 'Matrix', hint: apiKeyHint(key), scopes: [...scopes], networks: [] };
  const times = { createdAt: new Date().toISOString(), expiresAt, lastUsedAt: null };
  const owner = { staffId, keyHash: hashApiKey(key) };
  await db.transaction().execute((trx) => insertApiKey(trx, owner, { ...apiKey, ...times }));
  return { authorization: `Bearer ${key}` };
}
