import type { Capability } from './capability.ts';

/** Prefix of every API key, by which people and secret scanners recognise one. */
export const API_KEY_PREFIX = 'tdl_';

/** Bounds of a new API key: characters of its name, networks, days until it expires, and keys of one account. */
export const API_KEY_LIMITS = { name: 60, networks: 20, days: 3650, perAccount: 50 } as const;

/** A key with which a program calls the site on behalf of its owner. The key itself is not stored. */
export type ApiKey = {
  /** Identifies the key to the server; it grants no access. */
  id: string;
  name: string;
  /** The first characters of the key, by which its owner recognises it. */
  hint: string;
  /** The key's capabilities; its owner must have them too. */
  scopes: Capability[];
  /** Allowed addresses and networks (CIDR); empty: all. */
  networks: string[];
  createdAt: string;
  /** Null: it does not expire. */
  expiresAt: string | null;
  /** To the minute; null before the first use. */
  lastUsedAt: string | null;
};

/** A new key. `key` is shown once and cannot be read again. */
export type CreatedApiKey = { key: string; apiKey: ApiKey };
