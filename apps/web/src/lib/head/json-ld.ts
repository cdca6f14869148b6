/** Structured data (schema.org) of pages. Used on the server only: see `forMachines` in page-meta.ts. */
import { resolveImageUrl } from '@tideline/domain/picture/image-url';
import { archivePath, type ArchivePage, toArchiveSlug } from '@tideline/domain/post/archive';
import { displayTitle, type PostPage, type PostSeries } from '@tideline/domain/post/post';
import { modifiedAt } from '@tideline/domain/post/post-update';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { caseStudyPath, openCaseStudyPath, postPath } from '@tideline/domain/site/site-path';
import { pageCardName, postCardText } from '@tideline/artwork/prints/social-card';
import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import { caseStudyCardText } from '@tideline/copy/case-studies/case-study-card';
import type { IndustryCopy } from '@tideline/copy/industries/industry-page';
import { type PageHead, pageCardText } from '@tideline/copy/parts/page-head';
import { serviceCardText } from '@tideline/copy/services/service-card';
import { cardUrl, type ForMachines, type PageCard } from './machine-meta.ts';
import { placeOf } from './place-json-ld.ts';

type Step = { name: string; path: string };
type Site = Pick<SiteSettings, 'siteTitle' | 'brand' | 'cards'>;
type Thing = Record<string, unknown>;

const HOME: Step = { name: 'Home', path: '/' };
const LANGUAGE = 'en-US';

/** Breadcrumb from the home page. */
export function breadcrumbs(origin: string, ...steps: Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Agency and site: in full on the home page, by reference elsewhere. */
export function homeForMachines(origin: string, site: SiteSettings): ForMachines {
  const agency = {
    ...organization(origin, site),
    logo: `${origin}/icon-512.png`,
    email: site.contactEmail,
    ...(site.agency && placeOf(site.agency)),
    sameAs: Object.values(site.socialLinks).filter((address) => address !== ''),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.siteTitle,
    url: `${origin}/`,
    inLanguage: LANGUAGE,
    publisher: organization(origin, site),
  };
  return { jsonLd: [agency, website] };
}

/** The services, each with its anchor and its card. */
export function servicesForMachines(
  services: readonly { id: string; title: string; description: string }[],
  origin: string,
  site: Site,
): ForMachines {
  const things = services.map(({ id, title, description }) => ({
    '@type': 'Service',
    '@id': `${origin}/services#${id}`,
    name: title,
    serviceType: title,
    description,
    url: `${origin}/services#${id}`,
    image: cardUrl(origin, site, { name: `services/${id}`, text: serviceCardText({ id, title }, site.cards?.service) }),
    provider: organization(origin, site),
  }));
  return { jsonLd: [breadcrumbs(origin, { name: 'Services', path: '/services' }), ...things] };
}

/** The list of posts, with the same card for every filter. */
export function blogForMachines(origin: string, head: PageHead): ForMachines {
  return {
    card: { name: pageCardName('/blog'), text: pageCardText('/blog', head) },
    jsonLd: [breadcrumbs(origin, { name: 'Blog', path: '/blog' })],
  };
}

/** A post with its breadcrumb and its place in its series. */
export function postForMachines(
  { post, series }: Pick<PostPage, 'post' | 'series'>,
  description: string,
  origin: string,
  site: Site,
): ForMachines {
  const title = displayTitle(post);
  const path = postPath(post.id);
  const card = { name: `posts/${post.key}`, text: postCardText(post, site.cards?.postWithoutCategory) } as const;
  const shared = absolutePicture(post.socialImageUrl, origin);
  const featured = absolutePicture(post.featuredImageUrl, origin);
  const posting = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    image: [shared ?? cardUrl(origin, site, card), featured].filter(Boolean),
    datePublished: post.publishDate ?? undefined,
    dateModified: modifiedAt(post) ?? undefined,
    author: post.author ? personOf(post.author, origin) : organization(origin, site),
    publisher: organization(origin, site),
    mainEntityOfPage: `${origin}${path}`,
    url: `${origin}${path}`,
    inLanguage: LANGUAGE,
    articleSection: post.category || undefined,
    keywords: post.tags.join(', ') || undefined,
    ...(series && { isPartOf: seriesOf(series, origin), position: series.position }),
  };
  const { author, category, tags, publishDate } = post;
  return {
    card,
    picture: shared,
    article: { publishedAt: publishDate, modifiedAt: modifiedAt(post), author, section: category, tags },
    jsonLd: [posting, breadcrumbs(origin, { name: 'Blog', path: '/blog' }, { name: title, path })],
  };
}

function seriesOf({ name, slug }: PostSeries, origin: string): Thing {
  return {
    '@type': 'CreativeWorkSeries',
    name,
    url: slug === '' ? undefined : `${origin}${archivePath('series', slug)}`,
  };
}

/** The absolute URL of a chosen picture; undefined if it is missing or invalid. */
function absolutePicture(raw: string, origin: string): string | undefined {
  const picture = resolveImageUrl(raw, '');
  return picture !== '' && URL.canParse(picture, origin) ? new URL(picture, origin).href : undefined;
}

/** The posts of a category, tag, author or series; the same card for every one. */
export function archiveForMachines(archive: ArchivePage, name: string, origin: string, blog: PageHead): ForMachines {
  const { kind, slug, author } = archive;
  const path = archivePath(kind, slug);
  const crumbs = breadcrumbs(origin, { name: 'Blog', path: '/blog' }, { name, path });
  const picture = author?.pictureUrl ?? null;
  const profile = {
    '@type': 'ProfilePage',
    mainEntity: {
      ...personOf(name, origin),
      jobTitle: author?.role || undefined,
      description: author?.sentence || undefined,
      image: picture === null ? undefined : `${origin}${picture}`,
    },
  };
  return {
    card: { name: pageCardName('/blog'), text: pageCardText('/blog', blog) },
    jsonLd: author ? [profile, crumbs] : [crumbs],
  };
}

function personOf(name: string, origin: string): Thing {
  const slug = toArchiveSlug(name);
  return { '@type': 'Person', name, url: slug === '' ? undefined : `${origin}${archivePath('author', slug)}` };
}

/** A case study on its own page. */
export function caseStudyForMachines(study: CaseStudy, origin: string, site: Site): ForMachines {
  const parent = { name: 'Case Studies', path: '/case-studies' };
  return aboutCaseStudy(study, { path: caseStudyPath(study.id), description: study.summary, parent }, origin, site);
}

/** A case study that is open in the About page. */
export function openCaseStudyForMachines(study: CaseStudy, description: string, origin: string, site: Site) {
  const parent = { name: 'About Us', path: '/about' };
  return aboutCaseStudy(study, { path: openCaseStudyPath(study.id), description, parent }, origin, site);
}

/** A case study that staff have added. */
export function studyForMachines(
  study: Pick<CaseStudy, 'title' | 'industry'>,
  { card, ...place }: { path: string; description: string; card: PageCard },
  origin: string,
  site: Site,
): ForMachines {
  return articleOf(study, { ...place, card, parent: { name: 'Case Studies', path: '/case-studies' } }, origin, site);
}

type CaseStudyPlace = { path: string; description: string; parent: Step };

function aboutCaseStudy(
  study: CaseStudy,
  { path, description, parent }: CaseStudyPlace,
  origin: string,
  site: Site,
): ForMachines {
  const card = { name: `case-studies/${study.id}`, text: caseStudyCardText(study, site.cards?.caseStudy) } as const;
  return articleOf(study, { path, description, parent, card }, origin, site);
}

function articleOf(
  study: Pick<CaseStudy, 'title' | 'industry'>,
  { path, description, parent, card }: CaseStudyPlace & { card: PageCard },
  origin: string,
  site: Site,
): ForMachines {
  const article = {
    '@type': 'Article',
    headline: study.title,
    description,
    image: [cardUrl(origin, site, card)],
    author: organization(origin, site),
    publisher: organization(origin, site),
    mainEntityOfPage: `${origin}${path}`,
    inLanguage: LANGUAGE,
  };
  return {
    card,
    article: { publishedAt: null, modifiedAt: null, author: '', section: study.industry, tags: [] },
    jsonLd: [article, breadcrumbs(origin, parent, { name: study.title, path })],
  };
}

/** An industry page with its questions and answers. */
export function industryForMachines(
  { path, hero, questions }: Pick<IndustryCopy, 'hero' | 'questions'> & { path: string },
  origin: string,
): ForMachines {
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return { jsonLd: [breadcrumbs(origin, { name: hero.badge, path }), faq] };
}

/** The agency by reference. */
export function organization(origin: string, site: Site): Thing {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.siteTitle, url: `${origin}/` };
}
