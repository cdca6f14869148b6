import type { SiteSettings } from '@tideline/domain/site/settings';
import type { IndustryPage } from '@tideline/copy/industries/industry-page';
import { pageHead } from '@tideline/copy/parts/page-head';
import { industryForMachines } from './json-ld.ts';
import { pageMeta } from './page-meta.ts';

/** Head of an industry page; `page` (server only) adds its questions and answers as structured data. */
export function industryHead(
  path: IndustryPage['path'],
  origin: string,
  site: SiteSettings,
  page: IndustryPage | undefined,
) {
  const forMachines = import.meta.env.SSR && page ? industryForMachines(page, origin) : undefined;
  return pageMeta({ ...pageHead[path], path, origin, site, hero: page?.hero.image.seed, forMachines });
}
