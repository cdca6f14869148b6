import { notFound, redirect } from '@tanstack/react-router';
import { hasPageForm } from '@tideline/domain/address/page-address';
import { addedPageKind, isAddedPageId, type ShownPage } from '@tideline/domain/page/added-page';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import type { CopyStore } from '../../../lib/copy/copy-store.ts';
import { sanitiseHtml } from '../../../lib/text/sanitise-html.ts';
import type { SafeHtml } from '../../../lib/text/trust-page-html.ts';

/** An added page whose text is safe to insert; null for pages of other kinds. */
export type LoadedPage = Omit<ShownPage, 'html'> & { html: SafeHtml | null };

type Match = {
  context: { loadApi: () => Promise<ApiClient>; copy: CopyStore };
  location: { pathname: string; search: object };
};

/**
 * The page that staff have added at a path, or a former version of a legal page.
 * @throws when there is none: in the browser, a redirect to the same path, since only the server knows whether the page has moved
 */
export async function loadAddedPage({ context, location: { pathname, search } }: Match): Promise<LoadedPage> {
  if (!hasPageForm(pathname) && !pathname.includes('/versions/')) throw notFound();
  const id = pathname.slice(1);
  if ('edit' in search && isAddedPageId(id)) return templateOf(id);
  const { pages } = await context.loadApi();
  const page = await pages.shown.query({ path: pathname });
  if (!page && !import.meta.env.SSR) throw redirect({ href: pathname, reloadDocument: true });
  if (!page) {
    await context.copy.load('blog'); // the names of its search
    throw notFound({ data: await pages.near.query({ path: pathname }) });
  }
  if (page.kind === 'case-study') await context.copy.load('case-studies'); // its labels
  return { ...page, html: page.html === null ? null : await sanitiseHtml(page.html) };
}

/** A page in the frame of its editor, which sends the texts: they may not be public. */
async function templateOf(id: ShownPage['id']): Promise<LoadedPage> {
  const kind = addedPageKind(id);
  if (!kind) throw notFound();
  const { TEMPLATES } = await import('@tideline/copy/added/templates');
  return { id, kind, path: `/${id}`, sections: TEMPLATES[kind], html: null };
}
