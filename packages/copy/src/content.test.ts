import { authorKey } from '@tideline/domain/author/author';
import { CONTACT_PACKAGES } from '@tideline/domain/contact/contact';
import { PEOPLE } from '@tideline/artwork/portraits/people';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import * as about from './about/about.ts';
import * as archiveTexts from './blog/archive-page.ts';
import { allArticleEnds } from './blog/article-ends.ts';
import * as blogLabels from './blog/blog-labels.ts';
import * as blogPage from './blog/blog-page.ts';
import { blogTeasers } from './home/blog-teasers.ts';
import { caseStudies } from './case-studies/case-studies.ts';
import * as caseStudyLabels from './case-studies/case-study-labels.ts';
import * as caseStudyTexts from './case-studies/case-studies.ts';
import { clientLogos } from './home/client-logos.ts';
import * as contact from './contact/contact.ts';
import * as formProblem from './notices/form-problem.ts';
import * as home from './home/home.ts';
import * as homeBlog from './home/home-blog.ts';
import { healthcare } from './industries/healthcare.ts';
import * as industryCards from './industries/industry-cards.ts';
import { legalPractices } from './industries/legal-practices.ts';
import { marketingAgencies } from './industries/marketing-agencies.ts';
import { professionalServices } from './industries/professional-services.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import type { LegalDocument } from './legal/legal-document.ts';
import { type LegalSpan, readProse } from './legal/legal-text.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfService } from './legal/terms-of-service.ts';
import * as mailSteps from './notices/mail-steps.ts';
import * as newsletter from './newsletter/newsletter.ts';
import * as notFound from './notices/not-found.ts';
import { packages } from './packages/packages.ts';
import * as packageTexts from './packages/packages.ts';
import * as peopleTexts from './about/people.ts';
import * as pageFailed from './notices/page-failed.ts';
import { copyFiller } from './parts/fill-copy.ts';
import { pageHead } from './parts/page-head.ts';
import { serviceNames } from './services/service-names.ts';
import { services } from './services/services.ts';
import * as servicesPage from './services/services-page.ts';
import * as site from './site.ts';
import { sectionIds } from './parts/site-link.ts';
import { successStory } from './home/success-story.ts';
import * as testimonialTexts from './home/testimonials.ts';
import { allSamples } from './work-samples/samples.ts';

const industries = [healthcare, professionalServices, legalPractices, marketingAgencies];
const legalDocuments = [privacyPolicy, termsOfService, cookiePolicy];
const everything = [
  about,
  archiveTexts,
  allSamples(),
  allArticleEnds,
  blogLabels,
  blogPage,
  blogTeasers,
  caseStudyLabels,
  caseStudyTexts,
  clientLogos,
  contact,
  formProblem,
  home,
  homeBlog,
  industries,
  industryCards,
  legalDocuments.map(({ title, lead }) => [title, lead]),
  legalDocuments.flatMap(textsOf),
  mailSteps,
  newsletter,
  notFound,
  packageTexts,
  peopleTexts,
  pageFailed,
  pageHead,
  services,
  servicesPage,
  site,
  successStory,
  testimonialTexts,
];

/** Every object and string in the copy, at any depth. */
function nodesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** The headings, paragraphs and list items of a legal page. */
function textsOf({ sections }: LegalDocument): string[] {
  return sections.flatMap(({ heading, body }) => [
    heading,
    ...readProse(body)
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
      .map(textOf),
  ]);
}

function textOf(spans: LegalSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

/** The first number in `1,240`, `$11,200` and the like. */
function numberIn(text: string): number {
  return Number(/\d[\d,.]*/.exec(text)?.[0].replaceAll(',', ''));
}

const nodes = nodesIn(everything);
const texts = nodes.filter((node) => typeof node === 'string');
const anchors: Record<string, readonly string[]> = { ...sectionIds, '/services': services.map(({ id }) => id) };

function isKnown(to: string, hash: string | undefined): boolean {
  return PUBLIC_PATHS.some((path) => path === to) && (hash === undefined || (anchors[to] ?? []).includes(hash));
}

test('all lists have the length of the specification', () => {
  expect(services).toHaveLength(13);
  expect(services.map(({ id, title }) => [id, title])).toEqual(Object.entries(serviceNames));
  expect(packages.map(({ name, features, waveLines }) => [name, features.length, waveLines])).toEqual([
    ['RIPPLE', 7, 1],
    ['WAVE', 9, 3],
    ['TIDE', 10, 5],
  ]);
  expect(services.map(({ title }) => title)).toEqual([
    'Content Creation & Management',
    'Content Strategy & Copywriting',
    'Photo & Video Production',
    'Analytics & Performance Reports',
    'Email & SMS Marketing',
    'Podcast Strategy & Management',
    'Funnels & Marketing Automation',
    'Ads Management',
    'Blog & SEO Content',
    'Influencer Collaborations',
    'PR & Media Campaigns',
    'Website Design & Development',
    'Search Engine Optimization (SEO)',
  ]);
  expect(packages.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['wave']);
  expect(testimonialTexts.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(new Set(clientLogos.map(({ name }) => name)).size).toBe(8);
  expect(home.serviceTiles).toHaveLength(6);
  expect(industryCards.industryCards.map(({ link }) => link.to)).toEqual(industries.map(({ path }) => path));
  expect(blogTeasers.map(({ category }) => category)).toEqual(['Strategy', 'Analytics', 'SEO', 'Video']);
  expect(blogTeasers.filter(({ featured }) => featured)).toHaveLength(1);
  expect(industries.map(({ questions }) => questions.items.length)).toEqual([5, 5, 5, 5]);
  expect(caseStudies.map(({ id, location, industry, duration }) => [id, location, industry, duration])).toEqual([
    ['personal-injury-law', 'Chicago', 'Legal Services', '12 months'],
    ['medical-spa', 'Miami', 'Healthcare - Aesthetics', '18 months'],
    ['consulting-firm', 'New York', 'Business Consulting', '15 months'],
  ]);
});

/** Every feature of every package, as the specification lists them. */
test.each([
  [
    'RIPPLE',
    'Emerging brands: new clinics, solo practitioners, first-time founders',
    'strategy session, monthly content calendar, foundational content, design templates, basic SEO, social media management, monthly reporting',
  ],
  [
    'WAVE',
    'Growing practices',
    'strategy workshop, photo and video, weekly blog posts, social templates, email newsletters, reels, SEO upgrades, website copy refresh, Google My Business optimization',
  ],
  [
    'TIDE',
    'Brands dominating their niche',
    'executive brand workshop, full content ecosystem, pillar pages and lead magnets, weekly long-form content, daily social and reels, automated email drip, premium multimedia, end-to-end SEO, paid ads management, advanced analytics',
  ],
])('%s has its documented audience and every feature', (name, bestFor, features) => {
  const offer = packages.find((one) => one.name === name);
  expect(offer?.bestFor).toBe(bestFor);
  expect(offer?.features.join(', ').toLowerCase()).toBe(features.toLowerCase());
});

test.each(caseStudies.map((study) => [study.id, study] as const))(
  'the %s case study is complete and its figures are consistent',
  (_id, study) => {
    expect(study.challenge.length).toBeGreaterThan(200);
    expect(study.solution.length).toBeGreaterThan(200);
    expect(study.implementation.length).toBeGreaterThan(2);
    expect(study.keyTakeaways.length).toBeGreaterThan(2);
    expect(study.timeline.length).toBeGreaterThan(2);
    expect(study.timeline.every(({ activities }) => activities.length > 0)).toBe(true);
    expect(study.timeline.at(-1)?.duration).toMatch(new RegExp(`–${numberIn(study.duration)}$`));
    expect(study.results).toHaveLength(3);
    for (const { before, after, increase } of study.results) {
      const change = (numberIn(after) - numberIn(before)) / numberIn(before);
      expect(increase).toBe(`+${Math.round(change * 100)}%`);
    }
  },
);

test('every internal link leads to a page and a section that exist', () => {
  const broken = nodes.flatMap((node) => {
    if (typeof node !== 'object' || node === null || !('to' in node) || typeof node.to !== 'string') return [];
    const hash = 'hash' in node ? String(node.hash) : undefined;
    return isKnown(node.to, hash) ? [] : [`${node.to}#${hash}`];
  });
  const brokenInMarkdown = texts
    .flatMap((text) => [...text.matchAll(/\]\((\/[^)#]*)#?([^)]*)\)/g)])
    .filter(([, to, hash]) => !isKnown(to ?? '', hash === '' ? undefined : hash))
    .map(([link]) => link);
  expect([...broken, ...brokenInMarkdown]).toEqual([]);
});

test('the copy agrees with the domain on the name and on the packages a visitor can pick', () => {
  expect(site.defaultSiteName).toBe(DEFAULT_SETTINGS.siteTitle);
  expect(Object.keys(contact.packageChoice)).toEqual(['none', ...CONTACT_PACKAGES]);
});

test('every service named on an industry page is a service', () => {
  const named = industries.flatMap(({ help }) => help.items.flatMap((item) => item.services));
  expect(named.filter((id) => !(id in serviceNames))).toEqual([]);
});

test('each page has its own title and description of a length that search results show', () => {
  const heads = PUBLIC_PATHS.map((path) => pageHead[path]);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PUBLIC_PATHS.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(PUBLIC_PATHS.length);
  const filled = heads.map(copyFiller(DEFAULT_SETTINGS));
  expect(filled.filter(({ title }) => `${title} | ${site.defaultSiteName}`.length >= 60)).toEqual([]);
  expect(heads.filter(({ description: { length } }) => length < 110 || length > 160)).toEqual([]);
});

test('each picture has its own seed and an alternative text', () => {
  const pictures = nodes.filter((node) => typeof node === 'object' && node !== null && 'seed' in node && 'alt' in node);
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(pictures.length);
  expect(pictures.filter(({ alt }) => String(alt).trim() === '')).toEqual([]);
});

test('the copy has no filler, no stray spaces and no unknown tokens', () => {
  expect(texts.filter((text) => /lorem|ipsum|dolor sit|todo|tbd|xxx/i.test(text))).toEqual([]);
  expect(texts.filter((text) => text !== text.trim() || / {2}/.test(text))).toEqual([]);
  const tokens = texts.flatMap((text) => text.match(/\{\w*\}/g) ?? []);
  expect([...new Set(tokens)].toSorted()).toEqual([
    '{agencyName}',
    '{area}',
    '{contactEmail}',
    '{count}',
    '{legalName}',
    '{location}',
    '{name}',
    '{number}',
    '{place}',
    '{retention}',
    '{title}',
    '{unconfirmed}',
  ]);
});

test.each([
  ['Invoices are due within 30 days', termsOfService],
  ['30 days’ written notice', termsOfService],
  ['Refunds are decided case by case', termsOfService],
  ['US dollars (USD)', termsOfService],
  ['governed by the laws of the State of California', termsOfService],
  ['binding arbitration in {location}', termsOfService],
  ['privacy requests within 30 days', privacyPolicy],
  ['Persistent cookies last 30 days to 2 years', cookiePolicy],
  ['questions about cookies within 48 hours', cookiePolicy],
])('the legal pages state: %s', (term, legal) => {
  expect(textsOf(legal).join(' ')).toContain(term);
});

test('every mark of Markdown in the legal texts is read', () => {
  expect(legalDocuments.flatMap(textsOf).filter((text) => /\*|\]\(|^[-#>] /m.test(text))).toEqual([]);
});

test.each(legalDocuments.map((legal) => [legal.title, legal] as const))(
  'the %s has unique anchors',
  (_title, legal) => {
    const ids = legal.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('every client who is quoted has a portrait', () => {
  const names = testimonialTexts.testimonials.map(({ attribution }) => authorKey(attribution.split(',')[0] ?? ''));
  expect(names.filter((name) => !PEOPLE.has(name))).toEqual([]);
});
