import type { ApiKey } from './api-key.ts';
import type { ApiKeyScope } from './api-key-scopes.ts';

/** Bounds of integrations: characters of a name, and integrations of a site. */
export const INTEGRATION_LIMITS = { name: 60, perSite: 50 } as const;

/**
 * A program with an account of its own. It acts in its own name, and its keys do not depend on a colleague's account.
 */
export type Integration = {
  id: string;
  name: string;
  /** What its keys can be allowed. */
  capabilities: ApiKeyScope[];
  createdAt: string;
  /** The newest first. */
  keys: ApiKey[];
};
