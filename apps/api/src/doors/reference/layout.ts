import { fontPath, textFontOf, titleFontOf } from '@tideline/brand/font-css';
import type { Chapter } from './document.ts';
import { html, Html } from './html.ts';
import type { ReferenceSite } from './reference-site.ts';

const LOGO_HEIGHT_PX = 24;
const LOGO = new Html(
  '<svg viewBox="0 0 40 24" width="40" height="24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><path d="M2 8c6-7 12-7 18 0s12 7 18 0M2 17c6-7 12-7 18 0s12 7 18 0"/></svg>',
);

/** The pages without calls, by the last part of their address. */
export const GUIDES = [
  { slug: '', name: 'Getting started' },
  { slug: 'rules', name: 'Rules of all calls' },
  { slug: 'webhooks-guide', name: 'Receive webhooks' },
  { slug: 'mcp', name: 'Tools for models (MCP)' },
  { slug: 'objects', name: 'Objects' },
  { slug: 'changes', name: 'Changes' },
] as const;

type Page = {
  /** The last part of the address; empty for the first page. */
  slug: string;
  title: string;
  lead: string;
  body: Html;
  /** The headings of the page for the list at the side, if it is no chapter. */
  sections?: readonly { id: string; name: string }[];
};

/** A page of the reference: the list of all calls at the side, and its content. */
export function renderLayout(
  { slug, title, lead, body }: Page,
  chapters: readonly Chapter[],
  site: ReferenceSite,
): string {
  const name = `${site.siteTitle} API`;
  const [titleFont, textFont] = [titleFontOf(site.fonts), textFontOf(site.fonts)];
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${lead}" />
        <title>${slug === '' ? name : `${title} · ${name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href="${titleFont ? fontPath(titleFont) : '/api/docs/title.woff2'}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link
          rel="preload"
          href="${textFont ? fontPath(textFont) : '/api/docs/text.woff2'}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <script src="/api/docs/theme.js"></script>
        <link rel="stylesheet" href="/api/docs/page.css" />
        <script src="/api/docs/page.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <a class="brand" href="/">${nameOf(site)}</a>
          <a href="/api/openapi.json">OpenAPI</a>
        </header>
        <div class="page">
          <nav class="side" aria-label="API reference">
            <details class="contents" open>
              <summary>Contents</summary>
              <p class="search" hidden>
                <label for="search">Find a call</label
                ><input
                  id="search"
                  type="search"
                  placeholder="Press / to search"
                  autocomplete="off"
                  spellcheck="false"
                />
              </p>
              <ul>
                ${GUIDES.map((guide) => html`<li>${linkTo(guide.slug, guide.name, slug)}</li>`)}
              </ul>
              ${chapters.map((chapter) => renderContents(chapter, slug))}
              <p class="none" role="status" hidden>No call has these words.</p>
            </details>
          </nav>
          <main id="content" tabindex="-1">
            <h1>${title}</h1>
            <p class="lead">${lead}</p>
            ${body}
          </main>
        </div>
      </body>
    </html> `.text;
}

function nameOf({ siteTitle, logo }: ReferenceSite): Html {
  if (!logo) return html`${LOGO}<span>${siteTitle}</span>`;
  const width = Math.round((logo.width / logo.height) * LOGO_HEIGHT_PX);
  return html`<img src="${logo.url}" alt="${siteTitle}" width="${width}" height="${LOGO_HEIGHT_PX}" />`;
}

function renderContents({ slug, name, calls }: Chapter, current: string): Html {
  const items = calls.map(
    ({ id, method, path, operation }) =>
      html`<li data-words="${`${method} ${path} ${operation.summary} ${name}`.toLowerCase()}">
        <a href="${addressOf(slug)}#${id}"><span class="method">${method}</span> <span>${operation.summary}</span></a>
      </li>`,
  );
  return html`<details class="chapter" ${slug === current && new Html(' open')}>
    <summary>${name} <small>${calls.length}</small></summary>
    <ul>
      <li>${linkTo(slug, 'All calls', current)}</li>
      ${items}
    </ul>
  </details>`;
}

function linkTo(slug: string, name: string, current: string): Html {
  return html`<a href="${addressOf(slug)}" ${slug === current && new Html(' aria-current="page"')}>${name}</a>`;
}

/** @example addressOf('posts') // => '/api/docs/posts' */
export function addressOf(slug: string): string {
  return slug === '' ? '/api/docs' : `/api/docs/${slug}`;
}
