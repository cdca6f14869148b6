import { z } from 'zod';
import { requiredLine, rowId } from '../text/text.schema.ts';
import { API_KEY_LIMITS } from './api-key.ts';
import { API_KEY_SCOPES } from './api-key-scopes.ts';

const { name, networks, days } = API_KEY_LIMITS;

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'A network must be an address such as 203.0.113.7, or a range such as 203.0.113.0/24 or 2001:db8::/32.',
});

/** A new API key. */
export const newApiKeySchema = z.object({
  name: requiredLine({ label: 'Name', maxLength: name }),
  scopes: z
    .array(z.enum(API_KEY_SCOPES, { error: 'scopes must be rights that a key can have.' }), {
      error: 'scopes must be a list.',
    })
    .min(1, 'Choose at least one thing that the key may do.')
    .transform((scopes) => [...new Set(scopes)]),
  networks: z
    .array(network, { error: 'networks must be a list.' })
    .max(networks, `A key can have at most ${networks} networks.`)
    .default([]),
  /** Null: the key does not expire. */
  expiresInDays: z
    .int('expiresInDays must be a whole number of days, or null.')
    .min(1, 'A key lasts at least one day.')
    .max(days, `A key lasts at most ${days} days. Leave the number out for a key that does not expire.`)
    .nullable(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** One of the caller's own keys. */
export const apiKeyChoiceSchema = z.object({ id: rowId });
