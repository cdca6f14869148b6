import { pageCardName } from '@tideline/artwork/prints/social-card';
import type { IndustryCopy } from '@tideline/copy/industries/industry-page';
import type { StudyCopy } from '@tideline/copy/case-studies/study-copy';
import { addedCardText, type PageHead } from '@tideline/copy/parts/page-head';
import type { ShownPage } from '@tideline/domain/page/added-page';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { CopyStore } from '../copy/copy-store.ts';
import { breadcrumbs, industryForMachines, studyForMachines } from './json-ld.ts';
import type { ForMachines } from './machine-meta.ts';
import { missingPageHead } from './missing-page-head.ts';
import { pageMeta } from './page-meta.ts';

type Described = Pick<ShownPage, 'kind' | 'path' | 'sections' | 'isHidden'>;
type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of a page that staff have added; undefined: that of the page for an unknown path. */
export function addedPageHead(page: Described | undefined, path: string, place: Place) {
  if (!page) return missingPageHead(path, place);
  const { origin, site } = place;
  const head = page.sections['head'] as PageHead;
  const { isHidden = false } = page;
  const forMachines = import.meta.env.SSR && !isHidden ? addedForMachines(page, head, origin, site) : undefined;
  const { hero, image } = page.sections['page'] as Partial<IndustryCopy & StudyCopy>;
  return pageMeta({ ...head, path: page.path, origin, site, hero: hero?.image ?? image, isHidden, forMachines });
}

function addedForMachines(
  { kind, path, sections }: Described,
  head: PageHead,
  origin: string,
  site: SiteSettings,
): ForMachines {
  const card = { name: pageCardName(path), text: addedCardText(path, head) };
  if (kind === 'industry')
    return { card, ...industryForMachines({ path, ...(sections['page'] as IndustryCopy) }, origin) };
  if (kind === 'case-study')
    return studyForMachines(sections['page'] as StudyCopy, { path, description: head.description, card }, origin, site);
  return { card, jsonLd: [breadcrumbs(origin, { name: head.title, path })] };
}
