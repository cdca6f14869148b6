import { z } from 'zod';
import { requiredLine, rowId } from '../text/text.schema.ts';
import { newApiKeySchema } from './api-key.schema.ts';
import { API_KEY_SCOPES } from './api-key-scopes.ts';
import { INTEGRATION_LIMITS } from './integration.ts';

/** A new integration. */
export const newIntegrationSchema = z.object({
  name: requiredLine({ label: 'Name', maxLength: INTEGRATION_LIMITS.name }),
  capabilities: z
    .array(z.enum(API_KEY_SCOPES, { error: 'capabilities must be rights that a key can have.' }), {
      error: 'capabilities must be a list.',
    })
    .min(1, 'Choose at least one thing that the integration may do.')
    .transform((capabilities) => [...new Set(capabilities)]),
});
export type NewIntegration = z.infer<typeof newIntegrationSchema>;

/** One integration. */
export const integrationChoiceSchema = z.object({ id: rowId });
/** Replaces name and capabilities. */
export const integrationChangeSchema = newIntegrationSchema.extend({ id: rowId });
/** A new key of an integration. */
export const newIntegrationKeySchema = newApiKeySchema.extend({ integrationId: rowId });
/** A key of an integration. */
export const integrationKeyChoiceSchema = z.object({ integrationId: rowId, id: rowId });
