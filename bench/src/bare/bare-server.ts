/**
 * The server that the site is compared with: a bare Fastify that sends fixed bytes, answers from a database, or renders pages.
 * Takes `BareOptions` as JSON and prints its origin.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { addDatabaseRoutes } from './bare-database.ts';

export type BareOptions = {
  /** Fixed responses, each with its body in a file. */
  answers?: { url: string; headers: Record<string, string>; bodyFile: string }[];
  /** A site's database, for reads and writes. */
  database?: { file: string; postId: string };
  /** A module that renders the pages of a site without a cache. */
  pages?: { module: string; origin: string; urls: string[] };
};

const { answers = [], database, pages } = JSON.parse(process.argv[2] ?? '{}') as BareOptions;

const app = fastify();
if (!pages && !answers.some(({ url }) => url === '/')) app.get('/', async () => 'ready');
for (const { url, headers, bodyFile } of answers) {
  const body = readFileSync(bodyFile);
  app.get(url.replace(/\?.*/, ''), (_request, reply) => reply.headers(headers).send(body));
}
if (database) await addDatabaseRoutes(app, database);
if (pages) await addPages(pages);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

async function addPages({ module, origin, urls }: NonNullable<BareOptions['pages']>): Promise<void> {
  const { bareRenderer, loadBarePage } = (await import(module)) as {
    bareRenderer: (origin: string) => (url: string) => Promise<Response>;
    loadBarePage: (url: string, origin: string) => Promise<() => string>;
  };
  const renderPage = bareRenderer(origin);
  for (const url of urls) {
    app.get(url, async (_request, reply) => reply.type('text/html').send(await (await renderPage(url)).text()));
    const render = await loadBarePage(url, origin);
    app.get(`/react${url}`, (_request, reply) => reply.type('text/html').send(render()));
  }
}
