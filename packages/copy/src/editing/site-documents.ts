/**
 * The documents of the site: what staff may change, in the parts that the pages read. Their values here are the built-in copy.
 * Only the server and the staff area load this file; a page imports the parts that it shows.
 */
import { aboutHero, aboutWhyChoose, broadeningHorizons, missionAndValues, ourStory, whyUs } from '../about/about.ts';
import { blogPage, postPage } from '../blog/blog-page.ts';
import { CARDS_DOCUMENT, MAILS_DOCUMENT } from '@tideline/domain/page/page-document';
import { type CaseStudyId, caseStudyPath } from '@tideline/domain/site/site-path';
import { caseStudiesSection } from '../case-studies/case-studies.ts';
import { readCaseStudy } from '../case-studies/read-case-study.ts';
import { studyFields } from '../case-studies/study-copy.ts';
import {
  caseStudiesPage,
  caseStudyCallToAction,
  caseStudyLabels,
  caseStudyPageLabels,
  homeWork,
} from '../case-studies/case-study-labels.ts';
import { contactFields, contactForm, contactSection, packageChoice, sentPanel, trustCues } from '../contact/contact.ts';
import { formQuestions } from '../contact/form-questions.ts';
import { questionLabels } from '../contact/question-labels.ts';
import { bookedCall, callForm, callPage, callTimes } from '../calls/discovery-call.ts';
import { articleTeasers, homeBlog } from '../home/home-blog.ts';
import { clientLogos } from '../home/client-logos.ts';
import { successStory } from '../home/success-story.ts';
import { homeHero, packagesSection, serviceTiles, whatWeDo } from '../home/home.ts';
import { healthcare } from '../industries/healthcare.ts';
import { industryCards, whoWeWorkWith } from '../industries/industry-cards.ts';
import { cookiePolicy } from '../legal/cookie-policy.ts';
import { privacyPolicy } from '../legal/privacy-policy.ts';
import { termsOfService } from '../legal/terms-of-service.ts';
import { legalPractices } from '../industries/legal-practices.ts';
import { marketingAgencies } from '../industries/marketing-agencies.ts';
import { professionalServices } from '../industries/professional-services.ts';
import type { LegalDocument } from '../legal/legal-document.ts';
import { callBooked, callCanceled, callChanged, callConfirmation, callReminder, calls } from '../mails/call-mails.ts';
import { inquiryReceived } from '../mails/inquiry-received.ts';
import { newsletterIssue } from '../mails/newsletter-issue.ts';
import { dataDownload, dataErasure } from '../mails/own-data-mails.ts';
import { newsletterConfirmation } from '../mails/newsletter-confirmation.ts';
import { newsletterArchive } from '../newsletter/newsletter-archive.ts';
import { newsletter } from '../newsletter/newsletter.ts';
import { cardLabels } from '../notices/card-labels.ts';
import { notFoundPage } from '../notices/not-found.ts';
import { packageLabels, packages } from '../packages/packages.ts';
import { counted } from '../parts/counts.ts';
import { pageHead } from '../parts/page-head.ts';
import { peopleSection } from '../about/people.ts';
import { serviceDetailLabels, serviceDetails, serviceQuestion, serviceWork } from '../services/service-details.ts';
import {
  serviceGrid,
  servicesClosing,
  servicesHero,
  servicesWhyChoose,
  whatMakesUsDifferent,
} from '../services/services-page.ts';
import { services } from '../services/services.ts';
import { footer, navigation } from '../site.ts';
import { testimonials, testimonialsSection } from '../home/testimonials.ts';

/** `path`: a page on which the document shows; null for one that shows on all, and for mails and cards. `sections` by the name under which pages read them. */
type SiteDocument = { name: string; path: string | null; sections: Record<string, unknown> };

/** Whether visitors see the page at all. */
const VISIBLE = { isShown: true };

export const SITE_DOCUMENTS = {
  home: {
    name: 'Home',
    path: '/',
    sections: {
      hero: homeHero,
      industriesIntro: whoWeWorkWith,
      industries: industryCards,
      work: homeWork,
      servicesIntro: whatWeDo,
      services: serviceTiles,
      packagesIntro: counted(packagesSection, ['Three ways', '{PackageCountWord} ways']),
      packageLabels,
      packages,
      testimonialsIntro: testimonialsSection,
      testimonials,
      logos: clientLogos,
      blog: homeBlog,
      teasers: articleTeasers,
      head: pageHead['/'],
    },
  },
  about: {
    name: 'About Us',
    path: '/about',
    sections: {
      hero: aboutHero,
      story: ourStory,
      people: peopleSection,
      values: counted(missionAndValues, ['Four words', '{ValueCountWord} words']),
      reasons: aboutWhyChoose,
      horizons: counted(broadeningHorizons, ['thirteen services', '{serviceCountWord} services']),
      caseStudies: counted(caseStudiesSection, ['Three clients', '{CaseStudyCountWord} clients']),
      whyUs,
      head: counted(pageHead['/about'], ['three case', '{caseStudyCountWord} case']),
    },
  },
  services: {
    name: 'Services',
    path: '/services',
    sections: {
      hero: servicesHero,
      grid: counted(serviceGrid, ['13 Core', '{serviceCount} Core']),
      services,
      details: serviceDetails,
      detailLabels: serviceDetailLabels,
      work: serviceWork,
      question: serviceQuestion,
      story: successStory,
      reasons: counted(servicesWhyChoose, ['Three habits', '{ReasonCountWord} habits']),
      differences: whatMakesUsDifferent,
      closing: servicesClosing,
      head: counted(
        pageHead['/services'],
        ['13 Done', '{serviceCount} Done'],
        ['Thirteen services', '{ServiceCountWord} services'],
      ),
    },
  },
  healthcare: industry('Healthcare', healthcare),
  'professional-services': industry('Professional Services', professionalServices),
  'legal-practices': industry(
    'Legal Practices',
    counted(legalPractices, ['Four complaints', '{ComplaintCountWord} complaints']),
  ),
  'marketing-agencies': industry('Marketing Agencies', marketingAgencies),
  'case-studies': {
    name: 'Case studies',
    path: '/case-studies',
    sections: {
      page: counted(caseStudiesPage, ['Three clients', '{CaseStudyCountWord} clients']),
      studyLabels: caseStudyLabels,
      studyPageLabels: caseStudyPageLabels,
      studyClosing: caseStudyCallToAction,
      head: counted(pageHead['/case-studies'], ['Three clients', '{CaseStudyCountWord} clients']),
    },
  },
  'personal-injury-law': study('personal-injury-law'),
  'medical-spa': study('medical-spa'),
  'consulting-firm': study('consulting-firm'),
  blog: { name: 'Blog', path: '/blog', sections: { page: blogPage, post: postPage, head: pageHead['/blog'] } },
  'discovery-call': {
    name: 'Discovery call',
    path: '/discovery-call',
    sections: { page: callPage, times: callTimes, form: callForm, booked: bookedCall },
  },
  newsletter: {
    name: 'Newsletter',
    path: '/newsletter/issues',
    sections: { form: newsletter, archive: newsletterArchive },
  },
  contact: {
    name: 'Contact form',
    path: '/',
    sections: {
      section: contactSection,
      cues: trustCues,
      form: contactForm,
      fields: contactFields,
      packages: packageChoice,
      questions: formQuestions,
      questionLabels,
      sent: sentPanel,
    },
  },
  frame: { name: 'Header and footer', path: null, sections: { navigation, footer } },
  'privacy-policy': legal('/privacy-policy', privacyPolicy),
  'terms-of-service': legal('/terms-of-service', termsOfService),
  'cookie-policy': legal('/cookie-policy', cookiePolicy),
  'not-found': { name: 'Page not found', path: '/this-page-does-not-exist', sections: { page: notFoundPage } },
  [MAILS_DOCUMENT]: {
    name: 'Emails to visitors',
    path: null,
    sections: {
      inquiryReceived,
      newsletterConfirmation,
      calls,
      callBooked,
      callChanged,
      callCanceled,
      callReminder,
      callConfirmation,
      newsletterIssue,
      dataDownload,
      dataErasure,
    },
  },
  [CARDS_DOCUMENT]: { name: 'Drawn cards', path: null, sections: { labels: cardLabels } },
} as const satisfies Record<string, SiteDocument>;

export type SiteDocuments = typeof SITE_DOCUMENTS;
export type SiteDocumentId = keyof SiteDocuments;

export const SITE_DOCUMENT_IDS = Object.keys(SITE_DOCUMENTS).filter(isSiteDocument);

export function isSiteDocument(id: string): id is SiteDocumentId {
  return Object.hasOwn(SITE_DOCUMENTS, id);
}

function legal<Path extends keyof typeof pageHead>(path: Path, page: LegalDocument) {
  return { name: pageHead[path].title, path, sections: { page, head: pageHead[path] } };
}

function industry<Page extends { path: keyof typeof pageHead }>(name: string, page: Page) {
  return { name, path: page.path, sections: { page, head: pageHead[page.path], visibility: VISIBLE } };
}

/** Its title and description for search engines are those of the page. */
function study(id: CaseStudyId) {
  const page = studyFields(readCaseStudy(id));
  return { name: `Case study: ${page.title}`, path: caseStudyPath(id), sections: { page, visibility: VISIBLE } };
}
