import { none, type PersonalTables } from './column-kinds.ts';

/** Access of staff and programs: sessions, keys, second factors, passkeys. */
export const ACCESS_DATA = {
  sessions: {
    removal: 'account',
    columns: {
      token_hash: 'secret',
      staff_id: 'none',
      user_agent: 'exported',
      network: 'exported',
      created_at: 'exported',
      last_seen_at: 'exported',
      confirmed_at: 'exported',
      expires_at: 'derived',
    },
  },
  api_keys: {
    removal: 'account',
    columns: {
      ...none('id', 'staff_id'),
      key_hash: 'secret',
      hint: 'exported',
      name: 'exported',
      scopes: 'exported',
      networks: 'exported',
      created_at: 'exported',
      expires_at: 'exported',
      last_used_at: 'exported',
    },
  },
  idempotency_keys: {
    removal: 'account',
    columns: {
      ...none('staff_id', 'api_key_id', 'key_hash', 'fingerprint', 'finished_at'),
      started_at: 'derived',
      answer: 'secret', // readable only with the caller's token
    },
  },
  known_networks: {
    removal: 'account',
    columns: { network_hash: 'derived', staff_id: 'none', known_until: 'exported' },
  },
  second_factors: {
    removal: 'account',
    columns: {
      staff_id: 'none',
      secret: 'secret',
      started_at: 'exported',
      confirmed_at: 'exported',
      last_used_step: 'derived',
    },
  },
  recovery_codes: {
    removal: 'account',
    columns: { ...none('staff_id', 'position'), code_hash: 'secret', used_at: 'exported' },
  },
  passkeys: {
    removal: 'account',
    columns: {
      ...none('id', 'staff_id', 'transports'),
      credential_id: 'derived',
      public_key: 'derived',
      counter: 'derived',
      name: 'exported',
      created_at: 'exported',
      last_used_at: 'exported',
      suspected_at: 'exported',
    },
  },
  passkey_challenges: {
    removal: 'account',
    columns: { ...none('staff_id', 'purpose'), challenge_hash: 'secret', expires_at: 'derived' },
  },
  password_resets: {
    removal: 'account',
    columns: { token_hash: 'secret', staff_id: 'none', expires_at: 'derived' },
  },
} satisfies Partial<PersonalTables>;
