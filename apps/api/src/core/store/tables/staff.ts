/** Staff accounts, sessions, second factors and the audit log. */
import type { Generated } from 'kysely';
import type { AuditAction, AuditObject } from '@tideline/domain/staff/audit';
import type { StaffRole } from '@tideline/domain/staff/staff';
import type { Instant } from './column-types.ts';

export interface StaffTable {
  id: string;
  email: string;
  email_key: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  created_at: Instant;
  /** When the person hid the checklist of first steps; null while it is shown. */
  first_steps_hidden_at: Generated<Instant | null>;
}

/** People who were invited and have no account yet. */
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
  /** When the password was last confirmed, at the sign-in or later. */
  confirmed_at: Instant;
  expires_at: Instant;
}

/** Keys of programs. A call with one acts as its owner, within its scopes. */
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
  /** Hash of the request: another request with the same key is refused. */
  fingerprint: string;
  started_at: Instant;
  /** Null while the request runs, and when the server stopped meanwhile. */
  finished_at: Instant | null;
  /** Encrypted with the token of the caller: see answer-cipher.ts. Null until then, and after an erasure. */
  answer: string | null;
}

/** Networks from which sign-ins to an account are not held up by attempts from elsewhere. */
export interface KnownNetworksTable {
  /** Keyed hash of account and address: see known-networks.repository.ts. */
  network_hash: string;
  staff_id: string;
  known_until: Instant;
}

/** The audit log: append-only, with a retention time. Triggers enforce that. */
export interface AuditTable {
  id: string;
  at: Instant;
  /** Null when nobody was signed in. */
  actor_id: string | null;
  /** Address of the account at that time, `command`, `program`, or empty: the account may be gone. */
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
  /** When the first code was accepted, which turns the second factor on; null until then. */
  confirmed_at: Instant | null;
  /** The 30 s step, counted from 1970, of the newest code that was used; 0 before the first. */
  last_used_step: number;
}

/** Credentials of WebAuthn. Each signs in to its account alone. */
export interface PasskeysTable {
  id: string;
  staff_id: string;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Signatures so far, as the authenticator counts them; 0 for one that does not count. */
  counter: number;
  /** How the browser reaches the authenticator, separated by spaces. */
  transports: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
  /** When its counter went backwards: it is refused since then. */
  suspected_at: Instant | null;
}

/** What a passkey is asked to sign, once and soon. */
export interface PasskeyChallengesTable {
  /** SHA-256, in hex. */
  challenge_hash: string;
  /** Who adds a passkey; null at a sign-in. */
  staff_id: string | null;
  purpose: 'register' | 'sign-in';
  expires_at: Instant;
}

/** Links that set a new password. */
export interface PasswordResetsTable {
  /** SHA-256 of the token, in hex: the token itself is in the mail alone. */
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
