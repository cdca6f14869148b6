import type { CaseStudyId } from '@tideline/domain/site/site-path';
import { consultingFacts, injuryFacts, spaFacts } from '../case-studies/facts.ts';
import { type ServiceId, serviceNames } from '../services/service-names.ts';
import { consultingBeforeAfter, injuryBeforeAfter, spaBeforeAfter } from './before-after.ts';
import { consultingHomepage, consultingInquiryForm, consultingNewsletter } from './consulting-firm.ts';
import { injuryAnswerPage, injuryEveningReply, injurySearchAd, injurySearchResult } from './injury-firm.ts';
import { spaAftercareEmail, spaContentCalendar, spaPhysicianFilm, spaTreatmentPage } from './medical-spa.ts';
import {
  agencyDeliveryCalendar,
  expertPitch,
  inquiryToAppointment,
  localPartnerPost,
  patientQuestionArticle,
  podcastEpisodePlan,
} from './service-work.ts';
import type { DrawnSample } from './work-sample.ts';

/** Each service's sample; no two services share one. */
const SERVICE_SAMPLES: Record<ServiceId, DrawnSample> = {
  'content-creation': spaContentCalendar,
  'content-strategy': injuryAnswerPage,
  'photo-video': spaPhysicianFilm,
  'analytics-reports': injuryBeforeAfter,
  'email-sms': spaAftercareEmail,
  podcast: podcastEpisodePlan,
  'marketing-automation': inquiryToAppointment,
  'ads-management': injurySearchAd,
  'blog-seo-content': patientQuestionArticle,
  'influencer-collaborations': localPartnerPost,
  'pr-media': expertPitch,
  'website-design': consultingHomepage,
  seo: injurySearchResult,
};

/** Three to five of each study. The last is the chart of its results. */
const CASE_STUDY_SAMPLES: Record<CaseStudyId, DrawnSample[]> = {
  'personal-injury-law': [injuryAnswerPage, injurySearchResult, injurySearchAd, injuryEveningReply, injuryBeforeAfter],
  'medical-spa': [spaTreatmentPage, spaPhysicianFilm, spaContentCalendar, spaAftercareEmail, spaBeforeAfter],
  'consulting-firm': [consultingHomepage, consultingNewsletter, consultingInquiryForm, consultingBeforeAfter],
};

/** The sample of a service. */
export function sampleForService(id: ServiceId): DrawnSample {
  return SERVICE_SAMPLES[id];
}

/** The samples of a case study, in the order in which its page shows them. */
export function samplesForCaseStudy(id: CaseStudyId): DrawnSample[] {
  return CASE_STUDY_SAMPLES[id];
}

/** The places where a sample is shown, for staff. */
export function placesOf({ id }: DrawnSample): string[] {
  const services = entriesOf(SERVICE_SAMPLES).filter(([, sample]) => sample.id === id);
  const studies = entriesOf(CASE_STUDY_SAMPLES).filter(([, samples]) => samples.some((sample) => sample.id === id));
  return [
    ...studies.map(([study]) => `Case study in ${STUDY_LOCATIONS[study]}`),
    ...services.map(([service]) => serviceNames[service]),
    ...(id === agencyDeliveryCalendar.id ? ['Marketing Agencies'] : []),
  ];
}

const STUDY_LOCATIONS: Record<CaseStudyId, string> = {
  'personal-injury-law': injuryFacts.location,
  'medical-spa': spaFacts.location,
  'consulting-firm': consultingFacts.location,
};

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

/** Every sample once. */
export function allSamples(): DrawnSample[] {
  const shown = [SERVICE_SAMPLES, CASE_STUDY_SAMPLES].flatMap((from) =>
    Object.values<DrawnSample | DrawnSample[]>(from).flat(),
  );
  return [...new Set([...shown, agencyDeliveryCalendar])];
}
