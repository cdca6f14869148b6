/** Staff accounts, sessions, second factors and the audit log. */
import type { Generated } from 'kysely';
import type { AuditAction } from '@tideline/domain/staff/audit';
import type { AuditObject } from '@tideline/domain/staff/audit-entry';
import type { Account, StaffRole } from '@tideline/domain/staff/staff';
import type { Instant } from './column-types.ts';

/** The accounts of people and of integrations. */
export interface StaffTable {
  id: string;
  /** Empty for an integration. */
  email: string;
  /** Of an integration: `integration:` and its name in lower case. */
  email_key: string;
  name: string;
  role: Account['role'];
  /** Empty for an integration, which cannot sign in. */
  password_hash: string;
  created_at: Instant;
  /** When the person hid the checklist of first steps; null while it is shown. */
  first_steps_hidden_at: Generated<Instant | null>;
  /** What an integration may do, separated by spaces; null for a person, who has a role. */
  capabilities: Generated<string | null>;
}

/** Invited people without an account. */
export interface StaffInvitationsTable {
  id: string;
  email: string;
  email_key: string;
  name: string;
  role: StaffRole;
  /** SHA-256 of the token, in hex: the token itself is not stored. Null until the link is made. */
  token_hash: string | null;
  created_at: Instant;
  expires_at: Instant;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex: the token itself is not stored. */
  token_hash: string;
  staff_id: string;
  user_agent: string;
  /** The shortened IP address at the sign-in; empty when unknown. */
  network: string;
  created_at: Instant;
  last_seen_at: Instant;
  /** When the password was last confirmed, at sign-in or later. */
  confirmed_at: Instant;
  expires_at: Instant;
}

/** Keys of programs. A call with a key acts as its owner, within its scopes. */
export interface ApiKeysTable {
  id: string;
  staff_id: string;
  /** SHA-256 of the key, in hex: the key itself is not stored. */
  key_hash: string;
  /** The first characters of the key. */
  hint: string;
  name: string;
  /** Capabilities, separated by spaces. */
  scopes: string;
  /** Addresses and CIDR ranges, separated by spaces; empty: every network. */
  networks: string;
  created_at: Instant;
  /** Null: never. */
  expires_at: Instant | null;
  last_used_at: Instant | null;
}

/** Writes that were sent with an idempotency key. */
export interface IdempotencyKeysTable {
  staff_id: string;
  /** Id of the API key of the caller; empty for a session. */
  api_key_id: string;
  key_hash: string;
  /** Hash of the request: a different request with the same key is refused. */
  fingerprint: string;
  started_at: Instant;
  /** Null while the request runs, and if the server stopped meanwhile. */
  finished_at: Instant | null;
  /** Encrypted with the caller's token: see answer-cipher.ts. Null until finished, and after an erasure. */
  answer: string | null;
}

/** Networks from which an account can sign in despite attempts from elsewhere. */
export interface KnownNetworksTable {
  /** Keyed hash of account and address: see known-networks.repository.ts. */
  network_hash: string;
  staff_id: string;
  known_until: Instant;
}

/** The audit log: append-only, with a retention period. Triggers enforce both. */
export interface AuditTable {
  id: string;
  at: Instant;
  /** Null when nobody was signed in. */
  actor_id: string | null;
  /** Address of the account at that time, `Name (integration)`, `command`, `program`, or empty. It may be deleted by now. */
  actor: string;
  action: AuditAction;
  object: AuditObject;
  object_id: string;
  /** Shortened address. */
  network: string;
  request_id: string;
  /** Name of the API key with which the account acted; empty for acts in a session. */
  key_name: Generated<string>;
  /** JSON; ids, numbers and statuses only. */
  detail: string;
}

export interface SecondFactorsTable {
  staff_id: string;
  /** The 160 bits shared with the authenticator app, in base32. */
  secret: string;
  started_at: Instant;
  /** When the first code was accepted, which turns the second factor on; null before. */
  confirmed_at: Instant | null;
  /** The 30 s step, counted from 1970, of the newest spent code; 0 before the first. */
  last_used_step: number;
}

/** WebAuthn credentials. Each signs in to its own account only. */
export interface PasskeysTable {
  id: string;
  staff_id: string;
  /** The credential's id given by the authenticator, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Signatures counted by the authenticator; 0 if it does not count. */
  counter: number;
  /** How the browser reaches the authenticator, separated by spaces. */
  transports: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
  /** When its counter went backwards; it is refused from then on. */
  suspected_at: Instant | null;
}

/** Challenges for passkeys to sign, each valid once and briefly. */
export interface PasskeyChallengesTable {
  /** SHA-256, in hex. */
  challenge_hash: string;
  /** The account that adds a passkey; null at sign-in. */
  staff_id: string | null;
  purpose: 'register' | 'sign-in';
  expires_at: Instant;
}

/** Links that set a new password. */
export interface PasswordResetsTable {
  /** SHA-256 of the token, in hex: only the mail contains the token itself. */
  token_hash: string;
  staff_id: string;
  expires_at: Instant;
}

export interface RecoveryCodesTable {
  staff_id: string;
  /** From 1. */
  position: number;
  /** argon2id, in the PHC format. */
  code_hash: string;
  used_at: Instant | null;
}
