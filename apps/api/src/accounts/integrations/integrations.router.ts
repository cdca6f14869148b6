import { TRPCError } from '@trpc/server';
import { INTEGRATION_LIMITS } from '@tideline/domain/staff/integration';
import { integrationAnswer } from '@tideline/domain/staff/integration.answer';
import {
  integrationChangeSchema,
  integrationChoiceSchema,
  integrationKeyChoiceSchema,
  newIntegrationKeySchema,
  newIntegrationSchema,
} from '@tideline/domain/staff/integration.schema';
import { type Act, recordAction } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../core/host/new-id.ts';
import { list } from '../../core/rpc/answers.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { confirmedProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import type { Trx } from '../../core/store/schema.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { createApiKey } from '../auth/api-keys/create-api-key.ts';
import { revokeApiKey } from '../auth/api-keys/revoke-api-key.ts';
import {
  countIntegrations,
  deleteIntegration,
  findIntegration,
  insertIntegration,
  listIntegrations,
  updateIntegration,
} from './integrations.repository.ts';

/** Changes to integrations and their keys, made by a person who has confirmed the password recently. */
const changeIntegrations = confirmedProcedure('team.change', 'change the integrations');

/** Programs with accounts of their own. */
export const integrationsRouter = router({
  list: staffCall('team.read', {
    rest: 'GET /integrations',
    summary: 'List integrations with their keys',
    description: 'Programs with accounts of their own. The keys themselves are never shown.',
    answer: list(integrationAnswer),
  }).query(({ ctx }) => listIntegrations(ctx.db)),

  add: changeIntegrations.input(newIntegrationSchema).mutation(async ({ ctx, input }): Promise<{ id: string }> => {
    const id = newId();
    await change(ctx, async (trx) => {
      if ((await countIntegrations(trx)) >= INTEGRATION_LIMITS.perSite) {
        const message = `There are ${INTEGRATION_LIMITS.perSite} integrations. Remove one before you add another.`;
        throw new TRPCError({ code: 'CONFLICT', message });
      }
      await insertIntegration(trx, id, input, ctx.now());
      return { action: 'integration.add', objectId: id, detail: input };
    });
    return { id };
  }),

  change: changeIntegrations.input(integrationChangeSchema).mutation(async ({ ctx, input: { id, ...integration } }) => {
    await change(ctx, async (trx) => {
      if (!(await updateIntegration(trx, id, integration))) throw integrationGone();
      return { action: 'integration.change', objectId: id, detail: integration };
    });
    return {};
  }),

  /** Its keys end at once. */
  remove: changeIntegrations.input(integrationChoiceSchema).mutation(async ({ ctx, input: { id } }) => {
    await change(ctx, async (trx) => {
      const name = await deleteIntegration(trx, id);
      if (name === null) throw integrationGone();
      return { action: 'integration.remove', objectId: id, detail: { name } };
    });
    return {};
  }),

  createKey: changeIntegrations.input(newIntegrationKeySchema).mutation(async ({ ctx, input }) => {
    const { integrationId, ...key } = input;
    const integration = await findIntegration(ctx.db, integrationId);
    if (!integration) throw integrationGone();
    const capabilities = new Set(integration.capabilities);
    return createApiKey(ctx, { id: integrationId, capabilities, words: 'The integration' }, key);
  }),

  revokeKey: changeIntegrations
    .input(integrationKeyChoiceSchema)
    .mutation(async ({ ctx, input: { integrationId, id } }) => {
      if (!(await findIntegration(ctx.db, integrationId))) throw integrationGone();
      await revokeApiKey(ctx, { staffId: integrationId, id });
      return {};
    }),
});

/** Stores a change with its line in the audit log. @throws TRPCError CONFLICT when another integration has the name */
async function change(ctx: Pick<Context, 'db' | 'actor' | 'now'>, act: (trx: Trx) => Promise<Act>): Promise<void> {
  try {
    await ctx.db.transaction().execute(async (trx) => recordAction(trx, ctx.actor, await act(trx), ctx.now()));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'Another integration has this name.';
    throw new TRPCError({ code: 'CONFLICT', message, cause: new FieldRefused('name') });
  }
}

function integrationGone(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This integration was already removed.' });
}
