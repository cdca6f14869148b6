import { successStory } from '../home/success-story.ts';
import { consultingNewsletter } from '../work-samples/consulting-firm.ts';
import type { IndustryPage } from './industry-page.ts';

export const professionalServices: IndustryPage = {
  path: '/professional-services',
  hero: {
    badge: 'Professional Services & B2B',
    headline: 'Referrals are a\nstart, not a plan.',
    lead:
      'Your clients know how good you are. The trouble is everyone they haven’t told yet. We put your thinking where ' +
      'the next client is already looking, and keep it there until they are ready to decide.',
    image: { seed: 'professional-services', alt: 'Print for professional firms: a contour chart with a course' },
    sample: consultingNewsletter,
    action: { label: 'Talk About Your Firm', to: '/', hash: 'contact' },
    secondary: { label: 'See All Services', to: '/services' },
  },
  pains: {
    heading: 'Trusted by clients, invisible to prospects',
    lead: 'If you run a firm that sells expertise, some of this will sound familiar.',
    items: [
      {
        title: 'We sound like everyone else.',
        text: 'Every competitor is a trusted partner with tailored solutions. So are you, according to your website.',
      },
      {
        title: 'The partners are the marketing department.',
        text: 'When they are busy, nobody sells. When they sell, nobody bills.',
      },
      {
        title: 'Our best work is confidential.',
        text: 'The projects you are proudest of are the ones you cannot name.',
      },
      {
        title: 'Buyers take a year and forget us by spring.',
        text: 'The first conversation went well. Then the budget moved, and so did their attention.',
      },
    ],
  },
  help: {
    heading: 'How we help',
    lead: 'Clear first, then visible, then hard to forget.',
    items: [
      {
        title: 'A position in one sentence',
        text: 'What you do, for whom, and when to call. Then a website that makes that case and stops.',
        icon: 'Compass',
        services: ['content-strategy', 'website-design'],
      },
      {
        title: 'Your experts, in print and on air',
        text: 'You talk for an hour. We turn it into articles, episodes and commentary under your name.',
        icon: 'Mic',
        services: ['blog-seo-content', 'podcast', 'pr-media'],
      },
      {
        title: 'Present between decisions',
        text: 'Newsletters and follow-ups that earn their place in a busy inbox, for as long as the decision takes.',
        icon: 'Mail',
        services: ['email-sms', 'marketing-automation'],
      },
      {
        title: 'Reach the few who matter',
        text: 'Narrow campaigns for narrow audiences, and search pages for the problem behind the project.',
        icon: 'Target',
        services: ['ads-management', 'seo'],
      },
      {
        title: 'A line from page to pipeline',
        text: 'Reports that follow an inquiry back to the first thing the client read.',
        icon: 'ChartLine',
        services: ['analytics-reports'],
      },
    ],
  },
  work: { isShown: true },
  result: {
    isShown: true,
    badge: successStory.heading,
    heading: successStory.statement,
    text: successStory.text,
    figures: successStory.figures,
    link: { label: 'See Our Case Studies', to: '/case-studies' },
    study: null,
  },
  questions: {
    heading: 'What firms ask us',
    items: [
      {
        question: 'Our clients come through relationships. Can marketing add anything?',
        answer:
          'It makes relationships travel. When someone recommends you, the first thing their colleague does is look ' +
          'you up. What they find there either finishes the recommendation or undoes it.',
      },
      {
        question: 'Our work is confidential. What could we publish?',
        answer:
          'How you think. A pattern you have seen many times, a mistake you would warn a friend about, a checklist ' +
          'you use yourselves. None of that names a client, and it shows more than a logo would.',
      },
      {
        question: 'Who writes, if our partners have no time?',
        answer:
          'We do. An hour of conversation a month gives us enough for an article and a newsletter. The partner ' +
          'reads, corrects and signs; nothing goes out under a name without that person’s approval.',
      },
      {
        question: 'Can you work with our in-house marketing person?',
        answer:
          'Gladly. Many firms have one capable person and six jobs. We take the jobs that need a specialist or a ' +
          'second pair of hands, and leave the rest where it is.',
      },
      {
        question: 'How do you measure a sale that takes a year?',
        answer:
          'In stages. First whether the right people read and reply, then inquiries and proposals, then signed work. ' +
          'We agree on those stages at the start, and note each new client’s first contact, so the report means ' +
          'something when the sale does close.',
      },
    ],
  },
  callToAction: {
    heading: 'Describe your firm in one sentence. Or let us try.',
    text: 'Send us the sentence you use now, even if you don’t like it. You will have a reply within 24 hours.',
    action: { label: 'Start the Conversation', to: '/', hash: 'contact' },
  },
};
