import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import { pageHead } from '@tideline/copy/parts/page-head';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { type CaseStudyId, openCaseStudyPath } from '@tideline/domain/site/site-path';
import type { CopyStore } from '../copy/copy-store.ts';
import { breadcrumbs, openCaseStudyForMachines } from './json-ld.ts';
import { pageMeta } from './page-meta.ts';

type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of the About page. `open`: the case study that is open, which staff may have taken off the site. */
export async function aboutHead(open: CaseStudyId | undefined, { origin, site, copy }: Place) {
  const study = open && (await findStudy(open, copy));
  if (study) {
    const { title, challenge } = study;
    const description = `${challenge.split('. ', 1)[0]}.`;
    const forMachines = import.meta.env.SSR ? openCaseStudyForMachines(study, description, origin, site) : undefined;
    return pageMeta({ title, description, path: openCaseStudyPath(study.id), origin, site, forMachines });
  }
  const crumbs = { name: 'About Us', path: '/about' };
  const forMachines = import.meta.env.SSR ? { jsonLd: [breadcrumbs(origin, crumbs)] } : undefined;
  const head = copy.read('about', 'head', pageHead['/about']);
  const hero = import.meta.env.SSR
    ? copy.read('about', 'hero', (await import('@tideline/copy/about/about')).aboutHero).image
    : undefined;
  return pageMeta({ ...head, path: '/about', origin, site, hero, forMachines });
}

async function findStudy(id: CaseStudyId, copy: CopyStore): Promise<CaseStudy | undefined> {
  const { caseStudies } = await import('@tideline/copy/case-studies/case-studies');
  return copy
    .reader()<CaseStudy[]>('about', 'studies', caseStudies)
    .find((study) => study.id === id);
}
