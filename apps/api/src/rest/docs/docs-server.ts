import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { ANSWERS } from '../answers.ts';
import { toOutputJsonSchema } from './json-schema.ts';

/**
 * The Content-Security-Policy of the page: everything from this server, no inline scripts. Swagger UI needs inline styles.
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

/** The parts of a route that the OpenAPI document needs. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/**
 * A Fastify instance that never listens; requests are injected. It serves the OpenAPI document of `routes` at
 * `/api/openapi.json` and Swagger UI at `/api/docs`. The caller closes it.
 */
export async function openDocsServer(routes: readonly DescribedRoute[]): Promise<FastifyInstance> {
  const docs = Fastify();
  docs.setValidatorCompiler(() => (value) => ({ value }));
  docs.setSerializerCompiler(() => (value) => JSON.stringify(value));
  for (const [name, schema] of Object.entries(ANSWERS)) docs.addSchema({ $id: name, ...toOutputJsonSchema(schema) });
  await docs.register(swagger, {
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
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    logo: { type: 'image/svg+xml', content: LOGO },
    theme: { title: 'Tideline API' },
    uiConfig: { deepLinking: true, docExpansion: 'list', validatorUrl: null, persistAuthorization: false },
  });
  // For the document only: the main server handles these routes.
  for (const { method, url, schema } of routes)
    docs.route({ method, url, ...(schema && { schema }), handler: () => null });
  docs.get('/api/openapi.json', { schema: { hide: true } }, () => docs.swagger());
  await docs.ready();
  return docs;
}
