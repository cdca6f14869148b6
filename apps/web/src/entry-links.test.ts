import { copyFields } from '@tideline/copy/editing/copy-fields';
import { changedSections } from '@tideline/copy/editing/copy-values';
import { SITE_DOCUMENTS, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import type { ApiClient } from './lib/calls/load-api.ts';

/** A procedure with this answer. */
function answer(value: unknown) {
  return { query: async () => value };
}

/** The fields whose links a page does not show with their query, after each link of a document got one of its own. */
async function missingLinks(path: string, id: SiteDocumentId) {
  const { sections } = SITE_DOCUMENTS[id];
  const fields = copyFields(sections, {}).flatMap(({ kind, path: field }) => (kind === 'address' ? [field] : []));
  const addresses = fields.map((field) => [field, `/blog?category=Local%20SEO&q=%22${field}%22#latest`] as const);
  const copy = changedSections(sections, Object.fromEntries(addresses));
  const client = {
    bookings: { offer: answer({ isOpen: true }) },
    settings: { site: answer(DEFAULT_SETTINGS) },
    issues: { archive: { latest: answer(null) } },
    authors: { people: answer([]) },
    posts: { latest: answer([]), listSummaries: answer({ items: [] }) },
    stats: { promise: answer(null) },
    pages: { changed: answer([id]), copy: answer({ [id]: copy }), shown: answer(null), near: answer([]) },
    workPictures: { list: answer([]) },
  };
  const { html } = await render({
    url: `https://tideline.example${path}`,
    client: client as unknown as ApiClient,
    origin: 'https://tideline.example',
    manifest: { routes: {} },
    styles: undefined,
  });
  const page = Buffer.from(html).toString();
  return fields.filter((field) => !page.includes(`href="/blog?category=Local+SEO&amp;q=%22${field}%22#latest"`));
}

test.each([
  ['/', 'frame', []],
  ['/', 'home', ['packagesIntro.discoveryCall.to']],
  ['/services', 'services', []],
  ['/healthcare', 'healthcare', []],
  ['/about', 'about', []],
  ['/case-studies', 'case-studies', ['studyClosing.action.to']],
  ['/no-such-page', 'not-found', []],
] as const)('on %s, the links of %s keep the query that staff gave them', async (path, id, notShownHere) => {
  expect(await missingLinks(path, id)).toEqual(notShownHere);
});
