/** Texts that the pages of document-places.ts do not have, by reason. They are read as their neighbors in the same part are. */
const MISSING = {
  'printed on the social card': [
    ...['home', 'about', 'services', 'case-studies', 'blog'].map((id) => `${id}: head.cardLabel`),
    ...['healthcare', 'professional-services', 'legal-practices', 'marketing-agencies'].map(
      (id) => `${id}: head.cardLabel`,
    ),
    ...['privacy-policy', 'terms-of-service', 'cookie-policy'].map((id) => `${id}: head.cardLabel`),
    'discovery-call: page.cardLabel',
    ...['postWithoutCategory', 'service', 'caseStudy'].map((name) => `cards: labels.${name}`),
  ],
  'shown while no calls can be booked': [
    'discovery-call: page.closed.title',
    'discovery-call: page.closed.text',
    'discovery-call: page.closed.links.1.label',
    'discovery-call: page.closed.links.2.label',
    'discovery-call: page.closed.links.1.to',
    'discovery-call: page.closed.links.2.to',
    'home: packagesIntro.discoveryCall.to', // the link leads to the free times otherwise
  ],
  'shown when no time is free': [
    'discovery-call: times.none',
    'discovery-call: times.noneInWeek',
    'discovery-call: form.noOthers',
  ],
  'shown when those who take calls have a public profile': [
    'discovery-call: times.person',
    'discovery-call: times.people',
    'discovery-call: times.colleague',
  ],
  'shown with kinds of calls': [
    'discovery-call: times.kinds',
    'discovery-call: times.minutes',
    'discovery-call: booked.what',
  ],
  'shown when the call has begun': ['discovery-call: booked.over.title', 'discovery-call: booked.over.text'],
  'shown while the packages of Home have their built-in names': [
    'contact: packages.ripple',
    'contact: packages.wave',
    'contact: packages.tide',
  ],
  'shown with questions of the agency’s own': ['contact: questionLabels.choose', 'contact: questionLabels.onlyFor'],
  'shown on a site that sends mail': ['discovery-call: booked.mailed'],
  'shown while a form is being sent': [
    'discovery-call: form.submitting',
    'newsletter: form.submitting',
    'contact: form.submitting',
  ],
  'shown after sending with scripts': ['contact: sent.heading'],
  'shown when other pages have similar addresses': ['blog: post.notFound.near', 'not-found: page.near'],
  'shown while no article is published': ['blog: page.empty'],
  'shown while no issue was sent': ['newsletter: archive.empty.heading', 'newsletter: archive.empty.text'],
  'shown with more issues than one page lists': ['newsletter: archive.page'],
  'sent by email': [
    ...['subject', 'greeting', 'promise', 'reference', 'closing', 'quote', 'signature', 'note'].map(
      (name) => `mails: inquiryReceived.${name}`,
    ),
    ...['subject', 'greeting', 'request', 'expiry', 'notYou', 'closing'].map(
      (name) => `mails: newsletterConfirmation.${name}`,
    ),
    ...['greeting', 'greetingWithoutName', 'when', 'with', 'where', 'reason', 'closing', 'signature'].map(
      (name) => `mails: calls.${name}`,
    ),
    ...['what', 'calendar', 'moveOrCancel', 'calendarTitle', 'kindTitle', 'calendarText'].map(
      (name) => `mails: calls.${name}`,
    ),
    ...['browser', 'reason', 'preferences', 'unsubscribe', 'readOn'].map((name) => `mails: newsletterIssue.${name}`),
    ...['dataDownload', 'dataErasure'].flatMap((mail) =>
      ['subject', 'greeting', 'request', 'expiry', 'notYou', 'closing'].map((name) => `mails: ${mail}.${name}`),
    ),
    ...['callBooked', 'callChanged', 'callCanceled', 'callReminder', 'callConfirmation'].flatMap((mail) => [
      `mails: ${mail}.subject`,
      `mails: ${mail}.text`,
    ]),
    ...['confirm', 'held', 'notHeld', 'notYou'].map((name) => `mails: callConfirmation.${name}`),
  ],
};

export const NOT_ON_PAGES = Object.values(MISSING).flat();
