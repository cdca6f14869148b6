import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import { VERSION } from '@tideline/domain/site/version';
import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify';
import { ANSWERS } from '../answers.ts';
import { acceptsIdempotencyKey } from '../call.ts';
import { listProcedures } from '../coverage/list-procedures.ts';
import { CLIENT_FILE, NEWEST_CLIENT, readClientPackage } from './client-package.ts';
import { PAGE_SCRIPT, renderDocsPage, THEME_SCRIPT } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { withExample } from './examples.ts';
import { listNamedSchemas, toOutputJsonSchema } from './json-schema.ts';
import { withRateLimit } from './key-limit-headers.ts';
import { withIdempotencyKey } from './openapi.ts';
import { SUBJECTS } from './subjects.ts';
import { needsSession, type Declaration } from '../../../core/rpc/authorize.ts';
import type { ReferenceDocument } from './reference.ts';

/** The Content-Security-Policy of the page: everything from this server, nothing inline. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const DESCRIPTION = `The same procedures that the site itself calls, as plain HTTP and JSON.

Reading published posts, signing up for the newsletter and sending an inquiry are open to everybody. Everything else
needs an API key, which staff create in their settings, or the token that signing in answers: \`Authorization: Bearer …\`. One
that is sent but not valid is answered with 401, also where none is needed.

Every failure is JSON: \`{"error": "one sentence", "issues": [{"path": "email", "message": "…"}]}\`.`;

/** The parts of a route that the OpenAPI document needs. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'> & {
  /** The route's procedure; undefined if it has none. */
  procedure: { meta: Declaration } | undefined;
};

type DocsFile = { type: string; cacheControl?: string; read: () => Promise<Buffer | string> };

/** The files of the page, by their path below `/api/docs`. */
const FILES: Record<string, DocsFile> = {
  '/page.css': { type: 'text/css; charset=utf-8', read: async () => DOCS_STYLE },
  '/theme.js': { type: 'text/javascript; charset=utf-8', read: async () => THEME_SCRIPT },
  '/page.js': { type: 'text/javascript; charset=utf-8', read: async () => PAGE_SCRIPT },
  '/title.woff2': fileOf(
    'font/woff2',
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  ),
  '/text.woff2': fileOf(
    'font/woff2',
    import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
  ),
};

function fileOf(type: string, address: string): DocsFile {
  return { type, read: () => readFile(fileURLToPath(address)) };
}

/**
 * A Fastify instance that never listens; requests are injected. It serves the OpenAPI document of `routes` at
 * `/api/openapi.json` and the page at `/api/docs`. The caller closes it.
 * @param clientFile the typed client's package, if it has been built
 */
export async function openDocsServer(
  routes: readonly DescribedRoute[],
  clientFile = CLIENT_FILE,
): Promise<FastifyInstance> {
  const docs = Fastify();
  docs.setValidatorCompiler(() => (value) => ({ value }));
  docs.setSerializerCompiler(() => (value) => JSON.stringify(value));
  for (const [name, schema] of Object.entries(ANSWERS)) docs.addSchema({ $id: name, ...toOutputJsonSchema(schema) });
  for (const [name, schema] of listNamedSchemas()) docs.addSchema({ $id: name, ...schema });
  await docs.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tideline API',
        version: VERSION,
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      tags: SUBJECTS.map(({ name, description }) => ({ name, description })),
      components: {
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
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) => (typeof $id === 'string' ? $id : `schema-${index}`),
    },
  });
  // These routes exist only for the document: the main server handles them.
  const names = new Map(listProcedures().map(({ path, procedure }) => [procedure, toOperationId(path)]));
  for (const { method, url, schema = {}, procedure } of routes) {
    const named = procedure ? withNames(names.get(procedure) ?? '', schema) : schema;
    const described = acceptsIdempotencyKey(String(method), procedure) ? withIdempotencyKey(named) : named;
    const secured = { ...withExample(described, String(method), url), ...securityOf(schema, procedure) };
    const acceptsApiKey = secured.security?.some((way) => 'apiKey' in way) ?? false;
    docs.route({ method, url, schema: acceptsApiKey ? withRateLimit(secured) : secured, handler: () => null });
  }
  docs.get('/api/openapi.json', { schema: { hide: true } }, () => docs.swagger());
  const client = readClientPackage(clientFile);
  const files: Record<string, DocsFile> = {
    '': {
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      read: async () => renderDocsPage(docs.swagger() as object as ReferenceDocument, client?.path ?? null),
    },
    ...FILES,
  };
  if (client) {
    const { path, content } = client;
    const cacheControl = 'public, max-age=31536000, immutable';
    files[path] = { type: 'application/gzip', cacheControl, read: async () => content };
    docs.get(`/api/docs${NEWEST_CLIENT}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').redirect(`/api/docs${path}`),
    );
  }
  for (const [path, { type, cacheControl = 'max-age=3600', read }] of Object.entries(files)) {
    docs.get(`/api/docs${path}`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type(type)
        .header('Content-Security-Policy', DOCS_POLICY)
        .header('Cache-Control', cacheControl)
        .send(await read()),
    );
  }
  await docs.ready();
  return docs;
}

/** The name of a call in generated clients. @example toOperationId('posts.byId') // => 'postsById' */
function toOperationId(path: string): string {
  return path.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());
}

/** Adds the names that generated clients give the call and its body. */
function withNames(operationId: string, schema: FastifySchema): FastifySchema {
  const body = schema.body as object | undefined;
  if (!body || 'content' in body) return { operationId, ...schema };
  return {
    operationId,
    ...schema,
    body: { title: `${operationId.replace(/^./, (letter) => letter.toUpperCase())}Body`, ...body },
  };
}

/** Adds the API key and its required scope to the route's ways of authentication. */
function securityOf(
  { security }: FastifySchema,
  procedure: DescribedRoute['procedure'],
): Pick<FastifySchema, 'security'> {
  if (!security || !procedure || needsSession(procedure.meta)) return security ? { security } : {};
  const { access } = procedure.meta;
  return { security: [...security, { apiKey: access === 'public' ? [] : [access] }] };
}
