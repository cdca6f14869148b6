import { TRPCError } from '@trpc/server';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../../core/rpc/call.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';

/** The name of the parameter. */
export const FIELDS = 'fields';
/** Its JSON schema. */
export const FIELDS_PARAMETER = {
  type: 'string',
  description: 'Names of fields of the answer, separated by commas: the others are left out',
};

type Choose = (item: unknown) => unknown;

/** The hooks of a read whose answer has fields. They limit the answers of every handler to the chosen fields. */
export function fieldHooks({ rest, answer: { schema } }: Call): Pick<RouteOptions, 'preHandler' | 'preSerialization'> {
  if (!rest.startsWith('GET') || !(schema instanceof z.ZodObject)) return {};
  return {
    preHandler: async (request) => void chosenFields(request),
    async preSerialization(request, reply, payload) {
      if (reply.statusCode >= 400) return payload;
      const choose = chosenFields(request);
      return Array.isArray(payload) ? payload.map(choose) : choose(payload);
    },
  };
}

/**
 * Reads the parameter `fields`, which limits an answer to some of its fields.
 * @returns a function that leaves the others out of an object
 * @throws TRPCError BAD_REQUEST for a name that the answer does not have
 */
export function chosenFields({ query, routeOptions }: FastifyRequest): Choose {
  const { [FIELDS]: wanted } = query as Record<string, unknown>;
  const schema = routeOptions.config.procedure?.meta.call?.answer.schema;
  if (typeof wanted !== 'string' || !(schema instanceof z.ZodObject)) return (item) => item;
  const known = Object.keys(schema.shape);
  const names = wanted.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const message = `There is no field “${unknown.slice(0, 100)}”. The answer has: ${known.join(', ')}.`;
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused(FIELDS) });
  }
  return (item) => Object.fromEntries(Object.entries(item as object).filter(([name]) => names.includes(name)));
}
