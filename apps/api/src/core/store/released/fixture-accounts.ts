import { EARLIER, fakeHash, LATER, NOW, PASSWORD_HASH, type RowsOf } from './fixture-values.ts';

type AccountTable =
  | 'staff'
  | 'sessions'
  | 'staff_invitations'
  | 'api_keys'
  | 'idempotency_keys'
  | 'known_networks'
  | 'second_factors'
  | 'passkeys'
  | 'passkey_challenges'
  | 'password_resets'
  | 'recovery_codes';

/** The accounts of people and of an integration, and how they sign in and call. */
export const ACCOUNT_ROWS: RowsOf<AccountTable> = {
  staff: [
    {
      id: 'maya',
      email: 'Maya@tideline.example',
      email_key: 'maya@tideline.example',
      name: 'Maya',
      role: 'admin',
      password_hash: PASSWORD_HASH,
      created_at: EARLIER,
    },
    {
      id: 'kim',
      email: 'kim@tideline.example',
      email_key: 'kim@tideline.example',
      name: 'Kim',
      role: 'admin',
      password_hash: PASSWORD_HASH,
      created_at: NOW,
    },
    {
      id: 'board-sync',
      email: '',
      email_key: 'integration:board sync',
      name: 'Board sync',
      role: 'integration',
      password_hash: '',
      created_at: NOW,
      capabilities: 'contacts.read posts.edit',
    },
  ],
  sessions: [
    {
      token_hash: fakeHash('5'),
      staff_id: 'maya',
      user_agent: 'Firefox',
      network: '203.0.113.x',
      created_at: NOW,
      last_seen_at: NOW,
      confirmed_at: NOW,
      expires_at: LATER,
    },
  ],
  staff_invitations: [
    {
      id: 'invitation-1',
      email: 'ida@example.com',
      email_key: 'ida@example.com',
      name: 'Ida',
      role: 'author',
      token_hash: fakeHash('7'),
      created_at: NOW,
      expires_at: LATER,
    },
  ],
  api_keys: [
    {
      id: 'key-1',
      staff_id: 'maya',
      key_hash: fakeHash('8'),
      hint: 'tdl_012345',
      name: 'Website sync',
      scopes: 'posts.read-drafts posts.edit',
      networks: '203.0.113.0/24',
      created_at: NOW,
      expires_at: LATER,
      last_used_at: null,
    },
    {
      id: 'key-2',
      staff_id: 'board-sync',
      key_hash: fakeHash('b'),
      hint: 'tdl_6789ab',
      name: 'Server',
      scopes: 'contacts.read',
      networks: '',
      created_at: NOW,
      expires_at: null,
      last_used_at: NOW,
    },
  ],
  idempotency_keys: [
    {
      staff_id: 'maya',
      api_key_id: 'key-1',
      key_hash: fakeHash('9'),
      fingerprint: fakeHash('a'),
      started_at: NOW,
      finished_at: NOW,
      answer: 'sealed',
    },
  ],
  known_networks: [{ network_hash: fakeHash('6'), staff_id: 'maya', known_until: LATER }],
  second_factors: [
    {
      staff_id: 'maya',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      started_at: EARLIER,
      confirmed_at: NOW,
      last_used_step: 58_800_000,
    },
  ],
  passkeys: [
    {
      id: 'passkey-1',
      staff_id: 'maya',
      credential_id: 'Y3JlZGVudGlhbA',
      public_key: 'cHVibGljIGtleQ',
      counter: 3,
      transports: 'internal hybrid',
      name: 'Laptop',
      created_at: EARLIER,
      last_used_at: NOW,
      suspected_at: null,
    },
  ],
  passkey_challenges: [{ challenge_hash: fakeHash('8'), staff_id: 'maya', purpose: 'register', expires_at: LATER }],
  password_resets: [{ token_hash: fakeHash('9'), staff_id: 'maya', expires_at: LATER }],
  recovery_codes: [
    { staff_id: 'maya', position: 1, code_hash: PASSWORD_HASH, used_at: null },
    { staff_id: 'maya', position: 2, code_hash: PASSWORD_HASH, used_at: NOW },
  ],
};
