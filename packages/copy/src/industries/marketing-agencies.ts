import { agencyDeliveryCalendar } from '../work-samples/service-work.ts';
import type { IndustryPage } from './industry-page.ts';

export const marketingAgencies: IndustryPage = {
  path: '/marketing-agencies',
  hero: {
    badge: 'Marketing Agencies',
    headline: 'Say yes to the work\nyou’d have to\nturn down.',
    lead:
      'Your client wants video, or search, or a site by spring, and you are four designers with full calendars. We ' +
      'are the production team behind your agency: under your name or beside it.',
    image: { seed: 'marketing-agencies', alt: 'Print for marketing agencies: green waves under a pale sun' },
    sample: agencyDeliveryCalendar,
    action: { label: 'Talk About a Partnership', to: '/', hash: 'contact' },
    secondary: { label: 'See All Services', to: '/services' },
  },
  pains: {
    heading: 'Growing is easier than staffing',
    lead: 'We run an agency too. These are the conversations we have with our peers.',
    items: [
      {
        title: 'The client asked for something we don’t do.',
        text: 'Saying no sends them to another agency. Saying yes sends you to a job board.',
      },
      {
        title: 'We can’t hire for one project.',
        text: 'A filmmaker for a month, an SEO lead for a quarter: the work is real, the position isn’t.',
      },
      {
        title: 'Freelancers are wonderful until they’re away.',
        text: 'You end up managing six calendars and apologizing for one of them.',
      },
      {
        title: 'A partner might take the account.',
        text: 'You have seen it happen, or it has happened to you.',
      },
    ],
  },
  help: {
    heading: 'How we help',
    lead: 'Take a whole project off your desk, or only the part you don’t have.',
    items: [
      {
        title: 'Production on call',
        text: 'Film, photography and web builds from your brief, delivered in your files, to your standards.',
        icon: 'Camera',
        services: ['photo-video', 'website-design'],
      },
      {
        title: 'Search and ads under your name',
        text: 'Audits, campaigns and monthly care. You present them; we prepare you for the questions.',
        icon: 'Search',
        services: ['seo', 'ads-management'],
      },
      {
        title: 'Words in your client’s voice',
        text:
          'Web copy, articles, newsletters and calendars, written to your style guide and edited before you see ' +
          'them.',
        icon: 'PenLine',
        services: ['content-strategy', 'blog-seo-content', 'content-creation'],
      },
      {
        title: 'The specialties',
        text: 'Podcasts, press, creators and automation, for when a client asks and you would like to say “of course.”',
        icon: 'Workflow',
        services: ['podcast', 'pr-media', 'influencer-collaborations', 'marketing-automation'],
      },
      {
        title: 'Reports in your template',
        text: 'Your logo, your layout, our analysis, and a note to you on what we would say in the meeting.',
        icon: 'ChartLine',
        services: ['analytics-reports'],
      },
    ],
  },
  work: { isShown: true },
  result: {
    isShown: true,
    badge: 'Ostrander Creative',
    heading: 'A branding studio that kept its client.',
    text:
      'A small branding studio had designed a dental group’s identity when the client asked who would build the ' +
      'website, film the dentists and look after search. The studio said “we will,” and called us. We worked under ' +
      'its name, in its project tool, and joined its meetings as part of its team. The client has stayed, and so has ' +
      'the studio.',
    figures: [],
    link: { label: 'See Our Case Studies', to: '/case-studies' },
    study: null,
  },
  questions: {
    heading: 'What agencies ask us',
    items: [
      {
        question: 'Will you contact our clients directly?',
        answer:
          'Only when you ask us to. Your client stays your client. We put that in our agreement, and we are glad to ' +
          'sign yours.',
      },
      {
        question: 'White-label or by name?',
        answer:
          'Whichever serves the account. Some partners present us as their own team; others introduce us as the ' +
          'specialists they brought in. We need to know which before the first meeting, and then we keep to it.',
      },
      {
        question: 'How do you quote partner work?',
        answer:
          'By project or by month, in US dollars, in writing, before the work starts. You see one figure and decide ' +
          'what to charge your client.',
      },
      {
        question: 'Who owns what you make?',
        answer:
          'Once it is paid for, you or your client, as the scope says. You receive the source files as well as the ' +
          'finished ones.',
      },
      {
        question: 'How do we begin?',
        answer:
          'With something small and real: one page, one shoot, one audit. You will learn more about us from a ' +
          'delivered piece of work than from a proposal.',
      },
    ],
  },
  callToAction: {
    heading: 'What did your client ask for this week?',
    text: 'Send us the request as you received it. You will have a reply within 24 hours.',
    action: { label: 'Start the Conversation', to: '/', hash: 'contact' },
  },
};
