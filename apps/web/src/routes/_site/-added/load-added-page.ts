import { hasPageForm } from '@tideline/domain/address/page-address';
import { addedPageKind, isAddedPageId, type ShownPage } from '@tideline/domain/page/added-page';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { sanitiseHtml } from '../../../lib/text/sanitise-html.ts';
import type { SafeHtml } from '../../../lib/text/trust-page-html.ts';

/** An added page whose text is safe to insert; null for pages of other kinds. */
export type LoadedPage = Omit<ShownPage, 'html'> & { html: SafeHtml | null };

/**
 * The page that staff have added at a path; null when there is none. Undefined in the browser: only the server knows whether it
 * has moved, so the browser loads it from there.
 */
export async function loadAddedPage(
  loadApi: () => Promise<ApiClient>,
  { pathname, search }: { pathname: string; search: object },
): Promise<LoadedPage | null | undefined> {
  if (!hasPageForm(pathname)) return null;
  const id = pathname.slice(1);
  if ('edit' in search && isAddedPageId(id)) return templateOf(id);
  const page = await (await loadApi()).pages.shown.query({ path: pathname });
  if (!page) return import.meta.env.SSR ? null : undefined;
  return { ...page, html: page.html === null ? null : await sanitiseHtml(page.html) };
}

/** A page in the frame of its editor, which sends the texts: they may not be public. */
async function templateOf(id: ShownPage['id']): Promise<LoadedPage | null> {
  const kind = addedPageKind(id);
  const { TEMPLATES } = await import('@tideline/copy/added/templates');
  return kind && { id, kind, path: `/${id}`, sections: TEMPLATES[kind], html: null };
}
