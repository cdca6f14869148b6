import { parsePage } from '../html/parse-html.ts';
import type { FrontMatter } from './front-matter.ts';

/** The places of a text in a page, best first: of Medium and others that mark it, and of any page. */
const BODIES = ['section[data-field="body"]', '.e-content', 'article', 'main', 'body'];
/** Beside the text, such as who wrote it and when. */
const ASIDE = 'script, style, nav, footer, header, .p-summary, .graf--title';

/** A whole page of HTML, as which Medium exports a post: its text, and its fields under the names of front matter. */
export function readHtmlPage(html: string): FrontMatter {
  const $ = parsePage(html);
  const text = (selector: string) => $(selector).first().text().trim();
  const fields = new Map<string, unknown>([
    ['title', text('.p-name') || text('h1') || text('title')],
    ['description', text('.p-summary')],
    ['author', text('.p-author')],
    ['tags', [...$('.p-tag')].map((tag) => $(tag).text().trim())],
    ['date', $('time[datetime]').attr('datetime') ?? ''],
    ['permalink', URL.parse($('.p-canonical').attr('href') ?? '')?.pathname ?? ''],
  ]);
  const body = BODIES.map((selector) => $(selector).first()).find((found) => found.length > 0);
  body?.find(ASIDE).remove();
  return { fields, body: body?.html() ?? '', fault: null };
}
