import type { SiteSettings } from '@tideline/domain/site/settings';
import type { IndustryPage } from '@tideline/copy/industries/industry-page';
import { pageHead } from '@tideline/copy/parts/page-head';
import type { CopyStore } from '../copy/copy-store.ts';
import { industryForMachines } from './json-ld.ts';
import { missingPageHead } from './missing-page-head.ts';
import { pageMeta } from './page-meta.ts';

type IndustryId = 'healthcare' | 'professional-services' | 'legal-practices' | 'marketing-agencies';
type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** Head of an industry page; `builtIn` (server only) adds its questions and answers as structured data. */
export function industryHead(id: IndustryId, place: Place, builtIn: IndustryPage | undefined) {
  const { origin, site, copy } = place;
  const path = `/${id}` as const;
  if (copy.isHidden(id)) return missingPageHead(path, place);
  const page = builtIn && copy.read(id, 'page', builtIn);
  const forMachines = import.meta.env.SSR && page ? industryForMachines(page, origin) : undefined;
  const head = copy.read(id, 'head', pageHead[path]);
  return pageMeta({ ...head, path, origin, site, hero: page?.hero.image, forMachines });
}
