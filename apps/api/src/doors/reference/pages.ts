import { TOOLS } from '../mcp/tools.ts';
import { renderCall } from './call-section.ts';
import { chaptersOf, type ReferenceDocument } from './document.ts';
import { renderChanges } from './guides/changes-page.ts';
import { renderMcp } from './guides/mcp-page.ts';
import { renderObjects } from './guides/objects-page.ts';
import { renderRules } from './guides/rules-page.ts';
import { type OfferedClient, renderStart } from './guides/start-page.ts';
import { renderWebhooks } from './guides/webhooks-page.ts';
import { html, type Html } from './html.ts';
import { GUIDES, renderLayout } from './layout.ts';
import type { ReferenceSite } from './reference-site.ts';

type GuideSlug = (typeof GUIDES)[number]['slug'];

/** The sentence below the title of each guide. */
const LEADS: Record<GuideSlug, string> = {
  '': 'The procedures of the site as plain HTTP and JSON. Reading published posts, signing up for the newsletter and sending an inquiry need no account.',
  rules: 'What holds for every call: refusals, lists, repeating a write, changes of others, limits.',
  'webhooks-guide': 'The site tells other programs what has happened: a POST with a JSON body, within seconds.',
  mcp: 'The site is a server of the Model Context Protocol at /api/mcp: a program that writes text can read figures, search, draft posts and issues, attach pictures and check posts and issues.',
  objects: 'What calls answer with, field by field.',
  changes: 'What changed in the API, by version.',
};

/**
 * Every page of the reference, by the last part of its address.
 * @param client the typed client's package; null if it has not been built
 */
export function renderPages(
  document: ReferenceDocument,
  client: OfferedClient | null,
  site: ReferenceSite,
): Map<string, string> {
  const chapters = chaptersOf(document);
  const bodies: Record<GuideSlug, Html> = {
    '': renderStart(client),
    rules: renderRules(),
    'webhooks-guide': renderWebhooks(document),
    mcp: renderMcp(TOOLS),
    objects: renderObjects(document),
    changes: renderChanges(),
  };
  const guides = GUIDES.map(({ slug, name }) => {
    const title = slug === '' ? `The ${site.siteTitle} API` : name;
    return [slug, renderLayout({ slug, title, lead: LEADS[slug], body: bodies[slug] }, chapters, site)] as const;
  });
  const references = chapters.map(({ slug, name, description, calls }) => {
    const body = html`${calls.map(renderCall)}`;
    return [slug, renderLayout({ slug, title: name, lead: `${description}.`, body }, chapters, site)] as const;
  });
  return new Map<string, string>([...guides, ...references]);
}
