import { PUBLIC_PATHS } from '../support/site-map.ts';

/** Where a reader begins; links lead from here to the rest. */
const STARTS = [
  ...PUBLIC_PATHS,
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/.well-known/security.txt',
  '/api/openapi.json',
  '/api/docs',
  '/api/site',
  '/api/nothing',
  '/discovery-call',
  '/newsletter/issues',
  '/thank-you',
  '/blog/no-such-post',
  '/no-such-page',
  '/admin',
];
/** Scripts and styles have built-in texts as defaults; fonts and bitmaps have none. Documents name calls of the API as examples. */
const UNREAD = /\.(?:js|css|woff2|tgz|png|ico)$|^\/(?:assets|admin)\/|^\/api\/(?!docs)/;
/** A site of this size has about 90. More are links without an end. */
const MOST = 150;
const AT_ONCE = 4;

/** What one address answered. `text` begins with the headers. */
export type Answer = { path: string; status: number; text: string };

/** Reads the site as a search engine does: each address that its pages, feeds and lists name, once, without query and hash. */
export async function crawl(url: string): Promise<Answer[]> {
  const paths = new Set(STARTS);
  const answers: Answer[] = [];
  while (answers.length < paths.size) {
    const next = [...paths].slice(answers.length, answers.length + AT_ONCE);
    for (const answer of await Promise.all(next.map((path) => read(url, path)))) {
      answers.push(answer);
      for (const path of namedIn(answer.text, url)) paths.add(path);
    }
    if (paths.size > MOST) throw new Error(`The links do not end: ${[...paths].slice(-10).join(' ')}`);
  }
  return answers;
}

async function read(url: string, path: string): Promise<Answer> {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
  const headers = JSON.stringify(Object.fromEntries(answer.headers));
  return { path, status: answer.status, text: `${headers}\n${await answer.text()}` };
}

/** The addresses of the site in links, pictures, and wherever its origin stands before them. */
function namedIn(text: string, url: string): string[] {
  const paths = [...text.matchAll(/(?:(?:href|src)="|(https?:\/\/[\w.:]+))(\/(?!\/)[\w./%~@-]*)/g)];
  return paths.flatMap(([, origin = url, path = '']) => (origin === url && !UNREAD.test(path) ? [path] : []));
}
