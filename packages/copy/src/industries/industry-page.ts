import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { IconName } from '../parts/icon-name.ts';
import type { Picture } from '../parts/picture.ts';
import type { ServiceId } from '../services/service-names.ts';
import type { WorkSample } from '../work-samples/work-sample.ts';
import type { SiteLink } from '../parts/site-link.ts';

/** One of the built-in landing pages. Its title and description are in `page-head.ts`, under `path`. */
export type IndustryPage = IndustryCopy & {
  path: '/healthcare' | '/professional-services' | '/legal-practices' | '/marketing-agencies';
};

/** The copy of a landing page. */
export type IndustryCopy = {
  hero: {
    badge: string;
    headline: string;
    lead: string;
    image: Picture;
    sample: WorkSample;
    action: SiteLink;
    secondary: SiteLink;
  };
  pains: {
    heading: string;
    lead: string;
    items: { title: string; text: string }[];
  };
  help: {
    heading: string;
    lead: string;
    items: { title: string; text: string; icon: IconName; services: ServiceId[] }[];
  };
  /** A piece of work over the print. */
  work: { isShown: boolean };
  /** `figures` is empty where the result is told without numbers. */
  result: {
    isShown: boolean;
    badge: string;
    heading: string;
    text: string;
    figures: { figure: string; label: string }[];
    link: SiteLink;
    /** The case study that the link leads to; null for the page of the link. */
    study: CaseStudyId | null;
  };
  questions: {
    heading: string;
    items: { question: string; answer: string }[];
  };
  callToAction: {
    heading: string;
    text: string;
    action: SiteLink;
  };
};
