import type { CopyValues } from '@tideline/domain/page/page-document';
import { expect, test } from 'vitest';
import { caseStudiesPage } from '../case-studies/case-study-labels.ts';
import { caseStudiesSection } from '../case-studies/case-studies.ts';
import { broadeningHorizons, missionAndValues } from '../about/about.ts';
import { packagesSection } from '../home/home.ts';
import { legalPractices } from '../industries/legal-practices.ts';
import { fillCounts } from '../parts/counts.ts';
import { pageHead } from '../parts/page-head.ts';
import { serviceGrid, servicesWhyChoose } from '../services/services-page.ts';
import { BUILT_IN_COUNTS, countLists } from './count-lists.ts';
import { SITE_DOCUMENTS } from './site-documents.ts';

const { services, about, home, 'case-studies': list, 'legal-practices': legal } = SITE_DOCUMENTS;

test.each([
  ['the services', services.sections.grid, serviceGrid],
  ['the reasons', services.sections.reasons, servicesWhyChoose],
  ['the head of Services', services.sections.head, pageHead['/services']],
  ['the packages', home.sections.packagesIntro, packagesSection],
  ['the values', about.sections.values, missionAndValues],
  ['the horizons', about.sections.horizons, broadeningHorizons],
  ['the case studies on About', about.sections.caseStudies, caseStudiesSection],
  ['the head of About', about.sections.head, pageHead['/about']],
  ['the list of the case studies', list.sections.page, caseStudiesPage],
  ['the head of the case studies', list.sections.head, pageHead['/case-studies']],
  ['the complaints', legal.sections.page, legalPractices],
])(
  '%s: with the lengths of the built-in lists, the placeholders say what the pages have built in',
  (_what, edited, builtIn) => {
    expect(edited).not.toEqual(builtIn);
    expect(fillCounts(edited, BUILT_IN_COUNTS)).toEqual(builtIn);
  },
);

test('hidden, removed and added items are counted as visitors see them', () => {
  const values = new Map<string, CopyValues>([
    ['services', { 'services.seo.hidden': true, 'reasons.reasons': ['1', 'new-a'] }],
    ['home', { packages: ['wave'] }],
  ]);
  const counts = countLists(values, 17);
  const text =
    '{serviceCount} {ServiceCountWord} {reasonCountWord} {packageCount} {caseStudyCountWord} {otherCount} {name}';
  expect(fillCounts({ text }, counts)).toEqual({ text: '12 Twelve two 1 17 {otherCount} {name}' });
});
