import type { IconName } from '../parts/icon-name.ts';
import { serviceNames } from './service-names.ts';
import type { ServiceId } from './service-names.ts';

/** One of the six brand colours. */
export type BrandColour = 'deep' | 'teal' | 'foam' | 'coral' | 'sand' | 'kelp';

export type Service = {
  id: ServiceId;
  title: string;
  subtitle?: string;
  description: string;
  icon: IconName;
  colour: BrandColour;
};

export const services: Service[] = [
  {
    id: 'content-creation',
    title: serviceNames['content-creation'],
    subtitle: 'Planned, made and published',
    description:
      'Posts, graphics, captions and short videos made from what really happens in your business. You approve a ' +
      'calendar; we publish, answer comments and keep every channel in good order.',
    icon: 'Layers',
    colour: 'deep',
  },
  {
    id: 'content-strategy',
    title: serviceNames['content-strategy'],
    description:
      'What to say, to whom and in what order. Then we write it: web pages, bios, brochures and scripts, in words ' +
      'your clients use and your colleagues would sign.',
    icon: 'PenLine',
    colour: 'coral',
  },
  {
    id: 'photo-video',
    title: serviceNames['photo-video'],
    subtitle: 'Your real people, well lit',
    description:
      'One carefully planned shoot gives you portraits, interiors, testimonials and reels. We settle the nerves, ' +
      'light the room and edit the result.',
    icon: 'Camera',
    colour: 'teal',
  },
  {
    id: 'analytics-reports',
    title: serviceNames['analytics-reports'],
    description:
      'A short monthly report in plain English: what we did, what came of it, what changes next. Calls, forms and ' +
      'bookings are traced back to where they began.',
    icon: 'ChartLine',
    colour: 'kelp',
  },
  {
    id: 'email-sms',
    title: serviceNames['email-sms'],
    description:
      'Newsletters, reminders and follow-ups for people who asked to hear from you. We build the list with consent, ' +
      'write the messages and look after your sending reputation.',
    icon: 'Mail',
    colour: 'sand',
  },
  {
    id: 'podcast',
    title: serviceNames.podcast,
    subtitle: 'From first idea to published episode',
    description:
      'Format, guests, recording, editing, show notes and clips. You bring an hour and an opinion. We bring ' +
      'everything else.',
    icon: 'Mic',
    colour: 'foam',
  },
  {
    id: 'marketing-automation',
    title: serviceNames['marketing-automation'],
    description:
      'The path from first click to booked call, built one step at a time: page, form, confirmation, reminder, ' +
      'follow-up. It keeps working while you are with a client.',
    icon: 'Workflow',
    colour: 'deep',
  },
  {
    id: 'ads-management',
    title: serviceNames['ads-management'],
    subtitle: 'Search and social',
    description:
      'Paid campaigns with a budget you set and a cost per inquiry you can see. We write, design and test them, and ' +
      'switch off whatever does not earn its place.',
    icon: 'Megaphone',
    colour: 'coral',
  },
  {
    id: 'blog-seo-content',
    title: serviceNames['blog-seo-content'],
    description:
      'Articles that answer what clients ask before they call. Researched, drafted with your experts, edited by ' +
      'ours, and kept current after the day they are published.',
    icon: 'FileText',
    colour: 'teal',
  },
  {
    id: 'influencer-collaborations',
    title: serviceNames['influencer-collaborations'],
    description:
      'Partnerships with the local voices your clients already trust. We find them, vet them, put terms and ' +
      'disclosures in writing, and report what each one brought.',
    icon: 'Users',
    colour: 'sand',
  },
  {
    id: 'pr-media',
    title: serviceNames['pr-media'],
    description:
      'Angles, press lists, pitches and expert commentary, so that reporters in your field have your number. We will ' +
      'also tell you when a story isn’t one.',
    icon: 'Newspaper',
    colour: 'kelp',
  },
  {
    id: 'website-design',
    title: serviceNames['website-design'],
    subtitle: 'Designed from a blank page',
    description:
      'Sites that load fast, read well on a phone and lead to one clear next step. No template underneath, and ' +
      'simple enough for your own staff to edit.',
    icon: 'MonitorSmartphone',
    colour: 'foam',
  },
  {
    id: 'seo',
    title: serviceNames.seo,
    description:
      'Technical cleanup, page structure, local listings and links that were earned. We explain each change before ' +
      'we make it and show you afterward what it did.',
    icon: 'Search',
    colour: 'deep',
  },
];
