import { notFound, redirect } from '@tanstack/react-router';
import type { SiteDocumentId } from '@tideline/copy/editing/site-documents';
import type { CopyStore } from './copy-store.ts';

type Match = { context: { copy: CopyStore }; location: { pathname: string; search: object } };

/**
 * Loads the documents of a page that staff may have taken off the site; the first is its own. Its editor shows it in any case.
 * In the browser, the server is asked for what its address answers instead.
 */
export async function loadShown({ context, location }: Match, ...ids: [SiteDocumentId, ...SiteDocumentId[]]) {
  await context.copy.load(...ids);
  if (!context.copy.isHidden(ids[0]) || 'edit' in location.search) return;
  throw import.meta.env.SSR ? notFound() : redirect({ href: location.pathname, reloadDocument: true });
}
