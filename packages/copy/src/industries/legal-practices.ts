import { injuryResults } from '../case-studies/results.ts';
import { injurySearchResult } from '../work-samples/injury-firm.ts';
import type { IndustryPage } from './industry-page.ts';

export const legalPractices: IndustryPage = {
  path: '/legal-practices',
  hero: {
    badge: 'Legal Practices',
    headline: 'They hire the lawyer\nthey can understand.',
    lead:
      'A person with a legal problem is worried, short of time and comparing firms on a phone. We help yours be the ' +
      'one that answers the question, in plain words and within your bar’s rules.',
    image: { seed: 'legal-practices', alt: 'Print for law firms: harbor lights on dark water' },
    sample: injurySearchResult,
    action: { label: 'Talk About Your Firm', to: '/', hash: 'contact' },
    secondary: { label: 'See All Services', to: '/services' },
  },
  pains: {
    heading: 'The case against most law firm marketing',
    lead: 'Four complaints that we hear from managing partners, and agree with.',
    items: [
      {
        title: 'The biggest spender owns the page.',
        text: 'You cannot outbid the billboards, and you shouldn’t have to. Most of those clicks were never your cases.',
      },
      {
        title: 'Our practice pages could be anyone’s.',
        text: '“Aggressive representation” and “decades of combined experience” fit every firm in the county.',
      },
      {
        title: 'Calls come in. Cases don’t.',
        text: 'Some are the wrong matter, some come at night, and some nobody called back. The marketing gets the blame.',
      },
      {
        title: 'The advertising rules make us nervous.',
        text: 'So every draft waits for a partner’s review, and most are still waiting.',
      },
    ],
  },
  help: {
    heading: 'How we help',
    lead: 'Written for clients. Reviewed by lawyers. Measured in matters opened.',
    items: [
      {
        title: 'Pages that answer',
        text: 'One question per page, answered the way you would across the desk, with the next step at the end.',
        icon: 'PenLine',
        services: ['content-strategy', 'blog-seo-content'],
      },
      {
        title: 'Found in your county',
        text: 'Listings, reviews and a fast site for each office and each kind of matter you want.',
        icon: 'Search',
        services: ['seo', 'website-design'],
      },
      {
        title: 'Ads with a ceiling',
        text: 'Paid search by kind of case, a limit you set, and a stop when it does not pay.',
        icon: 'Megaphone',
        services: ['ads-management', 'analytics-reports'],
      },
      {
        title: 'Intake that follows up',
        text: 'A prompt, courteous reply at any hour, and a reminder before the consultation.',
        icon: 'Clock',
        services: ['marketing-automation', 'email-sms'],
      },
      {
        title: 'Lawyers with faces',
        text: 'Portraits, short films and press commentary that show who will be sitting beside the client.',
        icon: 'Camera',
        services: ['photo-video', 'pr-media'],
      },
    ],
  },
  work: { isShown: true },
  result: {
    isShown: true,
    badge: 'Injury firm, Chicago',
    heading: 'They stopped renting leads.',
    text:
      'An injury firm gave its budget to its own website, its listings and a prompt answer after hours, and let its ' +
      'lead brokers go. These are the figures twelve months on.',
    figures: injuryResults.map((result) => ({ figure: result.increase, label: result.metric })),
    link: { label: 'Read the Case Study', to: '/case-studies' },
    study: 'personal-injury-law',
  },
  questions: {
    heading: 'What law firms ask us',
    items: [
      {
        question: 'Do you know our bar’s advertising rules?',
        answer:
          'We read your state’s rules before we write, and we avoid what they commonly forbid: promised outcomes, ' +
          'unsupported comparisons, specialties that are not certified. Responsibility for compliance stays with the ' +
          'firm, so an attorney of your choice approves every page.',
      },
      {
        question: 'Can you guarantee the first place on Google?',
        answer:
          'No, and neither can anyone else. We can promise the work, tell you what it did, and stop what does not ' +
          'help.',
      },
      {
        question: 'Do you work for our competitors?',
        answer:
          'Tell us whom you compete with. If we already work for a firm with the same practice area in the same ' +
          'market, we will say so before you sign anything.',
      },
      {
        question: 'Who owns the website and the content?',
        answer:
          'You do, once the invoices for them are paid. Accounts and domains are opened in your firm’s name from the ' +
          'beginning, wherever the provider allows it.',
      },
      {
        question: 'We’re a small firm. Is this for us?',
        answer:
          'Yes. RIPPLE was made for solo practitioners and new names. A small firm with three clear pages and a ' +
          'prompt callback can do very well beside a large one without them.',
      },
    ],
  },
  callToAction: {
    heading: 'Which cases do you want more of?',
    text: 'That is our first question. Tell us, and you will have a reply within 24 hours.',
    action: { label: 'Start the Conversation', to: '/', hash: 'contact' },
  },
};
