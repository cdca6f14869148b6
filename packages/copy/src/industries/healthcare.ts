import { spaResults } from '../case-studies/results.ts';
import { spaTreatmentPage } from '../work-samples/medical-spa.ts';
import type { IndustryPage } from './industry-page.ts';

export const healthcare: IndustryPage = {
  path: '/healthcare',
  hero: {
    badge: 'Healthcare Practices',
    headline: 'Patients choose\nbefore they call.',
    lead:
      'They read your reviews, look for your face and check whether you take new patients. We make what they find ' +
      'accurate, warm and easy to act on, so your front desk answers fewer questions and books more appointments.',
    image: { seed: 'healthcare', alt: 'Print for healthcare practices: rings of rain on still water' },
    sample: spaTreatmentPage,
    action: { label: 'Talk About Your Practice', to: '/', hash: 'contact' },
    secondary: { label: 'See All Services', to: '/services' },
  },
  pains: {
    heading: 'Good medicine, quiet marketing',
    lead: 'What practice owners tell us in the first call, in roughly these words.',
    items: [
      {
        title: 'The map shows the practice down the street.',
        text: 'You have the shorter wait. They have complete listings, recent reviews and a photo of someone smiling.',
      },
      {
        title: 'Our website was written for colleagues.',
        text:
          'It lists procedures by their clinical names. Patients look for what hurts, what it costs and how soon ' +
          'they can come in.',
      },
      {
        title: 'Nobody here owns marketing.',
        text: 'The office manager posts when there is time. There is never time.',
      },
      {
        title: 'We’re careful, so we say nothing.',
        text:
          'Privacy and board rules make every photo and every story feel like a risk, and so nothing gets published ' +
          'at all.',
      },
    ],
  },
  help: {
    heading: 'How we help',
    lead: 'From the first search to the second visit.',
    items: [
      {
        title: 'Be found nearby',
        text: 'Correct listings, a page for each treatment, and reviews requested and answered as a matter of routine.',
        icon: 'Search',
        services: ['seo', 'blog-seo-content'],
      },
      {
        title: 'A site that books',
        text:
          'Insurance, parking, what to bring, who will see you: the answers first, then a button that leads to an ' +
          'appointment.',
        icon: 'MonitorSmartphone',
        services: ['website-design', 'content-strategy'],
      },
      {
        title: 'Your own faces',
        text: 'Portraits and short films of your real team in your real rooms, published with written consent.',
        icon: 'Camera',
        services: ['photo-video', 'content-creation'],
      },
      {
        title: 'Bring them back',
        text: 'Recall reminders, aftercare notes and a newsletter that patients keep because it is useful.',
        icon: 'Mail',
        services: ['email-sms', 'marketing-automation'],
      },
      {
        title: 'Know what works',
        text: 'Ads for the appointments you have room for, and a report that counts bookings rather than clicks.',
        icon: 'ChartLine',
        services: ['ads-management', 'analytics-reports'],
      },
    ],
  },
  work: { isShown: true },
  result: {
    isShown: true,
    badge: 'Medical spa, Miami',
    heading: 'They dropped the discounts and filled the calendar.',
    text:
      'A physician-led practice replaced its weekly offers with honest answers, its own photographs and a membership ' +
      'worth mentioning. These are the figures eighteen months on.',
    figures: spaResults.map((result) => ({ figure: result.increase, label: result.metric })),
    link: { label: 'Read the Case Study', to: '/case-studies' },
    study: 'medical-spa',
  },
  questions: {
    heading: 'What practices ask us',
    items: [
      {
        question: 'How do you handle patient privacy?',
        answer:
          'Marketing rarely needs patient data, so we arrange things not to touch it. Forms ask only for what a ' +
          'callback requires, nothing about a patient goes into an ad platform, and every face or story is published ' +
          'with written consent or not at all. Where your compliance officer has a rule, that rule wins.',
      },
      {
        question: 'We’re booked out. Why market now?',
        answer:
          'To choose what you are booked out with. You can favor the treatments you want to do more of, fill the ' +
          'calendar of a new colleague, or build the reputation that makes hiring easier.',
      },
      {
        question: 'May we use patient testimonials?',
        answer:
          'Often, yes: with written consent and within your licensing board’s rules, which differ by state and ' +
          'profession. We check the rules with you before we film, and suggest other ways to show your work where ' +
          'they are strict.',
      },
      {
        question: 'How much of our time will this take?',
        answer:
          'A working session at the start, a short call each month, and a few minutes to approve the calendar. When ' +
          'we film, plan on a morning. We work around patient hours.',
      },
      {
        question: 'How soon will we notice a difference?',
        answer:
          'Better answers on your site help from the day it goes live. Ads can bring calls within weeks. Search and ' +
          'reputation build over months. We will tell you at the start which is which, so you know what to expect ' +
          'and when.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us which appointment you wish you had more of.',
    text: 'We will tell you what stands between it and the people looking for it. You will have a reply within 24 hours.',
    action: { label: 'Start the Conversation', to: '/', hash: 'contact' },
  },
};
