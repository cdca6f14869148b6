/** The drawn work samples of public pages, by the id under which staff can replace them with a picture. */
export const WORK_SAMPLE_IDS = [
  ...(['injury-answer-page', 'injury-search-result', 'injury-search-ad', 'injury-evening-reply'] as const),
  ...(['spa-treatment-page', 'spa-physician-film', 'spa-content-calendar', 'spa-aftercare-email'] as const),
  ...(['consulting-homepage', 'consulting-newsletter', 'consulting-inquiry-form'] as const),
  ...(['injury-before-after', 'spa-before-after', 'consulting-before-after'] as const),
  ...(['podcast-episode-plan', 'inquiry-to-appointment', 'local-partner-post', 'expert-pitch'] as const),
  ...(['patient-question-article', 'agency-delivery-calendar'] as const),
] as const;
export type WorkSampleId = (typeof WORK_SAMPLE_IDS)[number];

/** An uploaded picture that replaces a work sample; `alt` may be empty. */
export type WorkPicture = { sampleId: WorkSampleId; url: string; alt: string };
