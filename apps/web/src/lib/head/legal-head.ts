import type { SiteSettings } from '@tideline/domain/site/settings';
import { pageHead } from '@tideline/copy/parts/page-head';
import { breadcrumbs } from './json-ld.ts';
import { pageMeta } from './page-meta.ts';

type LegalPath = '/privacy-policy' | '/terms-of-service' | '/cookie-policy';

/** The head of a legal page. */
export function legalHead(path: LegalPath, origin: string, site: SiteSettings) {
  const crumbs = { name: pageHead[path].title, path };
  const forMachines = import.meta.env.SSR ? { jsonLd: [breadcrumbs(origin, crumbs)] } : undefined;
  return pageMeta({ ...pageHead[path], path, origin, site, forMachines });
}
