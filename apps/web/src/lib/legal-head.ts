import type { SiteSettings } from '@tideline/domain/settings';
import { pageHead } from '../content/page-head.ts';
import { breadcrumbs, pageMeta } from './page-meta.ts';

type LegalPath = '/privacy-policy' | '/terms-of-service' | '/cookie-policy';

/** The head of a legal page. */
export function legalHead(path: LegalPath, origin: string, site: SiteSettings) {
  const crumbs = breadcrumbs(origin, [
    { name: 'Home', path: '/' },
    { name: pageHead[path].title, path },
  ]);
  return pageMeta({ ...pageHead[path], path, origin, site, jsonLd: [crumbs] });
}
