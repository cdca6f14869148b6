import type { FastifySchema } from 'fastify';
import type { JsonSchema } from './json-schema.ts';
import { documentedHeaders, failures } from './openapi.ts';

/** The headers of every answer to a call with an API key. */
const RATE_LIMIT_HEADERS = {
  'RateLimit-Policy': 'With an API key: how many calls (`q`) it may make in how many seconds (`w`)',
  RateLimit: 'With an API key: how many calls are left (`r`) and for how many seconds (`t`)',
};

/** Adds the limit of API keys to the description of a call that accepts them. */
export function withRateLimit(schema: FastifySchema): FastifySchema {
  const all = { ...failures(429), ...(schema.response as Record<string, JsonSchema>) };
  const response = Object.entries(all).map(([status, answer]) => {
    const limits = documentedHeaders(RATE_LIMIT_HEADERS)['headers'] as object;
    return [status, { ...answer, headers: { ...(answer['headers'] as object | undefined), ...limits } }];
  });
  return { ...schema, response: Object.fromEntries(response) as object };
}
