import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ANSWERS, type AnswerName } from './answers.ts';
import { toOutputJsonSchema, type JsonSchema } from './json-schema.ts';

/**
 * The page's own policy: everything from this server, no inline script. Styles may be inline, because the interface
 * writes them.
 */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 24" width="40" height="24" fill="none" stroke="#8fe0d7" stroke-width="2.5" stroke-linecap="round"><path d="M2 8c6-7 12-7 18 0s12 7 18 0M2 17c6-7 12-7 18 0s12 7 18 0"/></svg>';

const DESCRIPTION = `The same procedures that the site itself calls, as plain HTTP and JSON.

Reading published posts, signing up for the newsletter and sending an enquiry are open to everybody. Everything else
needs the token that signing in answers, sent as \`Authorization: Bearer …\`. A token that is sent but not valid is
answered with 401, also where none is needed.

Every failure is JSON: \`{"error": "one sentence", "issues": [{"path": "email", "message": "…"}]}\`.`;

/** The OpenAPI document of the routes that are registered after it, and the page to browse it. */
export async function registerOpenApi(rest: FastifyInstance): Promise<void> {
  for (const [name, schema] of Object.entries(ANSWERS)) rest.addSchema({ $id: name, ...toOutputJsonSchema(schema) });
  await rest.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tideline API',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      tags: [
        { name: 'Posts', description: 'The blog' },
        { name: 'Newsletter', description: 'Subscribers' },
        { name: 'Enquiries', description: 'What visitors write in' },
        { name: 'Staff', description: 'Signing in, and the figures of the dashboard' },
        { name: 'Pictures', description: 'Uploads and placeholders' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/login answers.' },
        },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) => (typeof $id === 'string' ? $id : `schema-${index}`),
    },
  });
  await rest.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: rest.prefix,
    staticCSP: DOCS_POLICY,
    logo: { type: 'image/svg+xml', content: LOGO },
    theme: { title: 'Tideline API' },
    uiConfig: { deepLinking: true, docExpansion: 'list', validatorUrl: null, persistAuthorization: false },
  });
}

/** The document itself. */
export function documentRoute(rest: FastifyInstance): void {
  rest.get('/openapi.json', { schema: { hide: true } }, () => rest.swagger());
}

/** The description of an answer whose body is one of the documented entities, or a list of them. */
export function answer(name: AnswerName, description: string, headers?: Record<string, string>): JsonSchema {
  return { ...body({ $ref: `${name}#` }, description), ...documentedHeaders(headers) };
}

/** The same for a list. */
export function listAnswer(name: AnswerName, description: string, headers?: Record<string, string>): JsonSchema {
  return { ...body({ type: 'array', items: { $ref: `${name}#` } }, description), ...documentedHeaders(headers) };
}

/** The description of an answer without a body. */
export function emptyAnswer(description: string): JsonSchema {
  return { type: 'null', description };
}

const FAILURES = {
  400: 'Something in the input is refused; `issues` says what',
  401: 'No valid bearer token',
  404: 'There is no such thing',
  409: 'Somebody else has saved it since the version that was named',
  413: 'The body is larger than accepted',
  415: 'The body is not JSON',
  429: 'Too many attempts; `Retry-After` says how many seconds to wait',
  500: 'Something went wrong on our side; `requestId` names it',
  503: 'Too much is going on; `Retry-After` says how many seconds to wait',
} as const;

/** The descriptions of the failures a route can answer; 500 comes by itself. */
export function failures(...statuses: (keyof typeof FAILURES)[]): Record<string, JsonSchema> {
  const all = [...statuses, 500 as const];
  return Object.fromEntries(
    all.map((status) => [
      status,
      {
        ...body({ $ref: 'Failure#' }, FAILURES[status]),
        ...((status === 429 || status === 503) && documentedHeaders({ 'Retry-After': 'Seconds to wait' })),
      },
    ]),
  );
}

/** What marks a route that needs a bearer token. */
export const BEARER: { security: Requirement[] } = { security: [{ bearer: [] }] };
/** What marks a route that also works without one. */
export const OPTIONAL_BEARER: { security: Requirement[] } = { security: [{}, { bearer: [] }] };

type Requirement = Record<string, string[]>;

function body(schema: JsonSchema, description: string): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}

function documentedHeaders(headers: Record<string, string> | undefined): JsonSchema {
  if (!headers) return {};
  const entries = Object.entries(headers).map(([name, description]) => [name, { type: 'string', description }]);
  return { headers: Object.fromEntries(entries) };
}
