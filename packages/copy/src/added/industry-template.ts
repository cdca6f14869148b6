import type { IndustryCopy } from '../industries/industry-page.ts';
import { agencyDeliveryCalendar } from '../work-samples/service-work.ts';

/** A new landing page. Its texts fit any trade, and staff replace them. */
export const industryTemplate: IndustryCopy = {
  hero: {
    badge: 'Who we work with',
    headline: 'Be the one\nthey find first.',
    lead:
      'People compare before they call. We make what they find about you accurate, clear and easy to act on, so that ' +
      'the right ones get in touch.',
    image: { seed: 'marketing-agencies', alt: 'Print: a swell of the sea' },
    sample: agencyDeliveryCalendar,
    action: { label: 'Talk to Us', to: '/', hash: 'contact' },
    secondary: { label: 'See All Services', to: '/services' },
  },
  work: { isShown: false },
  pains: {
    heading: 'What we hear first',
    lead: 'What owners tell us in the first call, in roughly these words.',
    items: [
      {
        title: 'Others come up before us.',
        text: 'You do the better work. They have complete listings, recent reviews and a site that answers questions.',
      },
      {
        title: 'Our website says what we do, not what it solves.',
        text: 'It was written for people who know the trade. Your clients look for their problem and the way out of it.',
      },
      {
        title: 'Nobody here owns marketing.',
        text: 'Somebody posts when there is time. There is never time.',
      },
      {
        title: 'We cannot tell what works.',
        text: 'Money goes to ads, listings and print, and at the end of the month nobody knows which of them brought a call.',
      },
    ],
  },
  help: {
    heading: 'How we help',
    lead: 'From the first search to the second job.',
    items: [
      {
        title: 'Be found',
        text: 'Correct listings, a page for each service, and reviews requested and answered as a matter of routine.',
        icon: 'Search',
        services: ['seo', 'blog-seo-content'],
      },
      {
        title: 'A site that answers',
        text: 'What it costs, how long it takes and who does it: the answers first, then a button that leads to you.',
        icon: 'MonitorSmartphone',
        services: ['website-design', 'content-strategy'],
      },
      {
        title: 'Stay in touch',
        text: 'A newsletter that people keep because it is useful, and reminders at the right time.',
        icon: 'Mail',
        services: ['email-sms', 'marketing-automation'],
      },
      {
        title: 'Know what works',
        text: 'Ads for the work you want more of, and a report that counts inquiries rather than clicks.',
        icon: 'ChartLine',
        services: ['ads-management', 'analytics-reports'],
      },
    ],
  },
  result: {
    isShown: true,
    badge: 'Our work',
    heading: 'See what changed for others.',
    text: 'Our case studies show the work itself, and the figures before and after.',
    figures: [],
    link: { label: 'Read the Case Studies', to: '/case-studies' },
    study: null,
  },
  questions: {
    heading: 'What people ask us',
    items: [
      {
        question: 'How much of our time will this take?',
        answer: 'A working session at the start, a short call each month, and a few minutes to approve the calendar.',
      },
      {
        question: 'How soon will we notice a difference?',
        answer:
          'Better answers on your site help from the day it goes live. Ads can bring calls within weeks. Search and ' +
          'reputation build over months.',
      },
      {
        question: 'Can we start small?',
        answer: 'Yes. Take one service and add others when the first one has shown what it does.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what you wish you had more of.',
    text: 'We will tell you what stands between it and the people looking for it. You will have a reply within 24 hours.',
    action: { label: 'Start the Conversation', to: '/', hash: 'contact' },
  },
};
