import { CONTACT_PACKAGES } from '@tideline/domain/contact/contact';
import { displayTitle } from '@tideline/domain/post/post';
import { caseStudyPath, postPath } from '@tideline/domain/site/site-path';
import { caseStudyTopic } from '../../content/case-studies/case-study-labels.ts';
import { caseStudies } from '../../content/case-studies/case-studies.ts';
import { healthcare } from '../../content/industries/healthcare.ts';
import { legalPractices } from '../../content/industries/legal-practices.ts';
import { marketingAgencies } from '../../content/industries/marketing-agencies.ts';
import { professionalServices } from '../../content/industries/professional-services.ts';
import { serviceNames } from '../../content/service-names.ts';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import type { EnquiryStart } from '../../lib/forms/start-enquiry.ts';
import { isAddressUnknown } from '../../lib/text/error-message.ts';

const industries = [healthcare, professionalServices, legalPractices, marketingAgencies];

const TOPICS = new Map<string, string>([
  ...industries.map(({ path, hero }) => [path, hero.badge] as const),
  ...caseStudies.map((study) => [caseStudyPath(study.id), caseStudyTopic(study)] as const),
  ...Object.entries(serviceNames),
]);

/**
 * What the address of a link to the contact form says; null when it names nothing of this site. Anybody can write an
 * address: the form shows our own names, never a text of the address.
 * @param about the path of an industry, a case study or a post, or the id of a service or a package
 */
export async function findEnquiryStart(about: string, api: ApiClient): Promise<EnquiryStart | null> {
  const offered = CONTACT_PACKAGES.find((id) => id === about);
  if (offered) return { package: offered };
  const topic = TOPICS.get(about) ?? (about.startsWith(postPath('')) ? await findTitle(about, api) : undefined);
  return topic === undefined ? null : { topic };
}

async function findTitle(about: string, api: ApiClient): Promise<string | undefined> {
  try {
    return displayTitle(await api.posts.byId.query({ id: about.slice(postPath('').length) }));
  } catch (error) {
    if (isAddressUnknown(error)) return undefined;
    throw error;
  }
}
