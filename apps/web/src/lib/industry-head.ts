import type { SiteSettings } from '@tideline/domain/settings';
import type { IndustryPage } from '../content/industries/industry-page.ts';
import { pageHead } from '../content/page-head.ts';
import { breadcrumbs, pageMeta } from './page-meta.ts';

/** The head of an industry page, with its questions and answers for search engines. */
export function industryHead({ path, hero, questions }: IndustryPage, origin: string, site: SiteSettings) {
  const crumbs = breadcrumbs(origin, [
    { name: 'Home', path: '/' },
    { name: hero.badge, path },
  ]);
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return pageMeta({ ...pageHead[path], path, origin, site, jsonLd: [crumbs, faq] });
}
