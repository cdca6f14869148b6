import { VERSION } from '@tideline/domain/site/version';
import { listNamedSchemas } from '../../rest/declared/json-schema.ts';
import { listCalls } from '../../rest/declared/list-calls.ts';
import { PLACEHOLDER_PATH, placeholderOperation } from './placeholder-operation.ts';
import { placeOf, SUBJECTS } from './subjects.ts';
import type { Operation, ReferenceDocument, Schema } from '../document.ts';
import { describeOperation } from './operation.ts';
import { describeRefusals, FAILURE } from './refusals.ts';
import { describeEvents } from './webhook-events.ts';

const DESCRIPTION = `The same procedures that the site itself calls, as plain HTTP and JSON.

Reading published posts, signing up for the newsletter and sending an inquiry are open to everyone. Everything else
needs an API key, which staff create in their settings, or the token that signing in answers: \`Authorization: Bearer …\`. One
that is sent but not valid is answered with 401, also where none is needed.

Every failure is JSON: \`{"error": "one sentence", "issues": [{"path": "email", "message": "…"}]}\`.`;

const text = { type: 'string' };

/** The headers that calls take and answer with. */
const PARAMETERS = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The `ETag` that was read: 412 if it has changed since',
    schema: text,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` that the caller has: 304 when it is still the current one',
    schema: text,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to repeat the request: with the same key it runs once, and its answer is repeated for a day, with `Idempotency-Replayed: true`',
    schema: { ...text, maxLength: 255 },
  },
};
const HEADERS = {
  RateLimit: {
    description: 'With an API key: how many calls are left (`r`) and for how many seconds (`t`)',
    schema: text,
  },
  RateLimitPolicy: {
    description: 'With an API key: how many calls (`q`) it may make in how many seconds (`w`)',
    schema: text,
  },
};

/** The OpenAPI 3.1 document of every declared call. @param origin and @param siteTitle of the site */
export function buildDocument(origin: string, siteTitle: string): ReferenceDocument {
  const named = listNamedSchemas((name) => `#/components/schemas/${name}`);
  const schemas: Record<string, Schema> = { ...Object.fromEntries(named), Failure: FAILURE };
  const calls = listCalls().toSorted((one, other) => placeOf(one.call.rest).rank - placeOf(other.call.rest).rank);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const declared of calls) {
    const [method = '', path = ''] = declared.call.rest.split(' ');
    (paths[`/api${path}`] ??= {})[method.toLowerCase()] = describeOperation(declared, schemas);
  }
  paths[PLACEHOLDER_PATH] = { get: placeholderOperation() };
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${siteTitle} API`,
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: 'The agency', url: `${origin}/#contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: SUBJECTS.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: describeEvents(schemas),
    components: {
      schemas,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: describeRefusals(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/login answers.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tdl_ and 72 characters',
          description:
            'An API key with the right that the call names. Calls that require a recent password refuse keys.',
        },
      },
    },
  };
  return document;
}
