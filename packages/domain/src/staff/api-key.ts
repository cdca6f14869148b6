import type { Capability } from './capability.ts';

/** What every API key begins with, so that people and secret scanners recognise one. */
export const API_KEY_PREFIX = 'tdl_';

/** Bounds of a new API key: characters of its name, networks, days until it expires, and keys of one account. */
export const API_KEY_LIMITS = { name: 60, networks: 20, days: 3650, perAccount: 50 } as const;

/** A key with which a program calls the site on behalf of its owner. The key itself is not stored. */
export type ApiKey = {
  /** Names the key to the server; it opens nothing. */
  id: string;
  name: string;
  /** The first characters of the key, by which its owner recognises it. */
  hint: string;
  /** What it may do, unless its owner may not. */
  scopes: Capability[];
  /** Addresses and networks (CIDR) that may use it; empty: all. */
  networks: string[];
  createdAt: string;
  /** Null: it does not expire. */
  expiresAt: string | null;
  /** To the minute; null before the first use. */
  lastUsedAt: string | null;
};

/** A new key. `key` is shown once and cannot be read again. */
export type CreatedApiKey = { key: string; apiKey: ApiKey };
