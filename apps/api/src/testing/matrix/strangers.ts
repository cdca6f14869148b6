import { randomBytes } from 'node:crypto';
import { CAPABILITIES } from '@tideline/domain/staff/capability';
import { newApiKey } from '../../accounts/auth/api-keys/api-key.ts';
import type { Db } from '../../core/store/schema.ts';
import { type Caller, insertKey, WITHOUT_KEY } from './callers.ts';
import type { Headers } from './entry.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const MISTYPED = 'This API key is mistyped or incomplete: its checksum is wrong.';
const UNKNOWN = 'This API key is not valid: it is unknown or revoked.';
const EXPIRED = 'This API key has expired. Create a new one in the settings.';

/** Signing in works with whatever token a browser still has. */
const IGNORES_TOKENS =
  /^(?:auth\.(?:login|passkeys\.(?:challenge|signIn)|passwordReset\.\w+)|POST \/api\/auth\/login)$/;

const TOKEN = randomBytes(32).toString('base64url');
const WITHOUT_TOKEN = [
  '',
  'Bearer',
  'Bearer ',
  `bearer ${TOKEN}`,
  `Bearer ${TOKEN.slice(1)}`,
  `Bearer ${TOKEN}${TOKEN}`,
  `Bearer ${TOKEN} extra`,
  `Bearer\t${TOKEN}`,
  `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'Bearer null',
  'Bearer undefined',
  'Bearer true',
  'Bearer [object Object]',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  "Bearer ' or '1'='1",
  'Bearer ../../etc/passwd',
  `Bearer ${'a'.repeat(8000)}`,
  'Bearer %00',
];

function refused(who: string, headers: Headers, sentence: string): Caller {
  return {
    who,
    open: async () => headers,
    expected: ({ name }) => (IGNORES_TOKENS.test(name) ? 'allowed' : `401 ${sentence}`),
  };
}

/** Everybody without a session or a key that works. */
export async function strangers(db: Db, ownerId: string): Promise<Caller[]> {
  const expired = await insertKey(db, ownerId, CAPABILITIES, '2020-01-01T00:00:00.000Z');
  const revoked = await insertKey(db, ownerId, CAPABILITIES);
  await db.deleteFrom('api_keys').where('expires_at', 'is', null).where('staff_id', '=', ownerId).execute();
  const nobody: Caller = {
    who: 'nobody',
    open: async () => ({}),
    expected({ door, needs }) {
      if (door === 'MCP') return WITHOUT_KEY;
      return needs.every(({ access }) => access === 'public') ? 'allowed' : '401 Please sign in first.';
    },
  };
  return [
    nobody,
    refused('an unknown token', { authorization: `Bearer ${TOKEN}` }, ENDED),
    refused('an unknown key', { authorization: `Bearer ${newApiKey()}` }, UNKNOWN),
    refused('a mistyped key', { authorization: 'Bearer tdl_0' }, MISTYPED),
    refused('an expired key', expired, EXPIRED),
    refused('a revoked key', revoked, UNKNOWN),
  ];
}

/** Headers that a program with an error sends, or one that tries its luck. */
export const oddCallers: readonly Caller[] = WITHOUT_TOKEN.map((authorization) =>
  refused(`“${authorization.slice(0, 40)}”`, { authorization }, ENDED),
);
