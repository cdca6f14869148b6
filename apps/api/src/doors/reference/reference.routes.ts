import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ClientPackage } from './client-package.ts';
import {
  CLIENT_DESCRIPTION,
  CLIENT_FILE,
  describeClient,
  FORMER_NEWEST_CLIENT,
  NEWEST_CLIENT,
  readClientPackage,
} from './client-package.ts';
import type { findReferenceSite, ReferenceSite } from './reference-site.ts';

/** The Content-Security-Policy of the pages: everything from this server, nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Files of the pages: in the built server they lie beside it. */
const BROWSER = extname(import.meta.url) === '.ts' ? './browser/' : './reference/';

/** Each file below `/api/docs` with its content type. */
const FILES: Record<string, { type: string; address: string }> = {
  'theme.js': { type: 'text/javascript; charset=utf-8', address: browserFile('theme.js') },
  'page.js': { type: 'text/javascript; charset=utf-8', address: browserFile('page.js') },
  'title.woff2': {
    type: 'font/woff2',
    address: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  },
  'text.woff2': {
    type: 'font/woff2',
    address: import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
  },
};

const PAGE_CSS = fileURLToPath(browserFile('page.css'));

function browserFile(name: string): string {
  return new URL(`${BROWSER}${name}`, import.meta.url).href;
}

/**
 * The OpenAPI document at `/openapi.json`, and the reference at `/docs`. Both are made on the first request, since making them
 * takes longer than the start of the server, and again once the site has another name or logo.
 * @param clientFile the typed client's package, if it has been built
 */
export function referenceRoutes(
  rest: FastifyInstance,
  origin: () => string,
  loadSite: () => ReturnType<typeof findReferenceSite>,
  clientFile = CLIENT_FILE,
): void {
  const client = readClientPackage(clientFile);
  let made: { key: string; reference: Promise<Reference> } | null = null;
  const reference = async () => {
    const { site } = await loadSite();
    const key = JSON.stringify(site);
    if (made?.key !== key) made = { key, reference: makeReference(client, origin(), site) };
    return made.reference;
  };

  rest.get('/openapi.json', async () => (await reference()).document);

  rest.get<{ Params: { '*'?: string } }>('/docs', async (_request, reply) =>
    reply.headers(PAGE_HEADERS).send((await reference()).pages.get('')),
  );
  rest.get('/docs/page.css', async (_request, reply) => {
    const [builtIn, { css }] = await Promise.all([readFile(PAGE_CSS, 'utf8'), loadSite()]);
    const age = css === '' ? 'max-age=3600' : 'no-cache';
    return reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': age }).send(builtIn + css);
  });
  rest.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const name = request.params['*'];
    const file = FILES[name];
    if (file) {
      const content = await readFile(fileURLToPath(file.address));
      return reply.headers({ 'content-type': file.type, 'cache-control': 'max-age=3600' }).send(content);
    }
    if (client && `/${name}` === client.path) {
      const headers = { 'content-type': 'application/gzip', 'cache-control': 'public, max-age=31536000, immutable' };
      return reply.headers(headers).send(client.content);
    }
    if (client && [NEWEST_CLIENT, FORMER_NEWEST_CLIENT].includes(`/${name}`)) {
      return reply.header('cache-control', 'no-cache').redirect(`/api/docs${client.path}`);
    }
    if (client && `/${name}` === CLIENT_DESCRIPTION) {
      return reply.header('cache-control', 'no-cache').send(describeClient(client, origin()));
    }
    const page = (await reference()).pages.get(name);
    if (name === '' || page === undefined) return reply.callNotFound();
    return reply.headers(PAGE_HEADERS).send(page);
  });
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
};

type Reference = {
  document: object;
  /** The pages, by the last part of their address; the first one is empty. */
  pages: ReadonlyMap<string, string>;
};

async function makeReference(client: ClientPackage | null, origin: string, site: ReferenceSite): Promise<Reference> {
  const { buildDocument } = await import('./openapi/openapi-document.ts');
  const { renderPages } = await import('./pages.ts');
  const document = buildDocument(origin, site.siteTitle);
  return { document, pages: renderPages(document, client && { ...client, address: `/api/docs${client.path}` }, site) };
}
