import { pageCardName } from '@tideline/artwork/prints/social-card';
import type { IndustryCopy } from '@tideline/copy/industries/industry-page';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { addedCardText, type PageHead } from '@tideline/copy/parts/page-head';
import type { ShownPage } from '@tideline/domain/page/added-page';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { CopyStore } from '../copy/copy-store.ts';
import { breadcrumbs, industryForMachines } from './json-ld.ts';
import type { ForMachines } from './machine-meta.ts';
import { pageMeta } from './page-meta.ts';

type Described = Pick<ShownPage, 'kind' | 'path' | 'sections'>;
type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of a page that staff have added; undefined: that of the page for an unknown path. */
export function addedPageHead(page: Described | undefined, path: string, { origin, site, copy }: Place) {
  if (!page) {
    const { heading, text } = copy.read('not-found', 'page', notFoundPage);
    return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
  }
  const head = page.sections['head'] as PageHead;
  const forMachines = import.meta.env.SSR ? addedForMachines(page, head, origin) : undefined;
  const { hero } = page.sections['page'] as Partial<IndustryCopy>;
  return pageMeta({ ...head, path: page.path, origin, site, hero: hero?.image, forMachines });
}

function addedForMachines({ kind, path, sections }: Described, head: PageHead, origin: string): ForMachines {
  const card = { name: pageCardName(path), text: addedCardText(path, head) };
  if (kind === 'industry')
    return { card, ...industryForMachines({ path, ...(sections['page'] as IndustryCopy) }, origin) };
  return { card, jsonLd: [breadcrumbs(origin, { name: head.title, path })] };
}
