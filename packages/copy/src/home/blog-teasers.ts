import type { Picture } from '../parts/picture.ts';

/** Shown while fewer than four posts are published. `date` is a day in the agency's time zone. */
export type BlogTeaser = {
  title: string;
  excerpt: string;
  author: string;
  date: string;
  readTime: string;
  category: 'Strategy' | 'Analytics' | 'SEO' | 'Video';
  image: Picture;
  featured: boolean;
};

export const blogTeasers: BlogTeaser[] = [
  {
    title: 'The Ninety-Day Marketing Plan for a Practice Without a Marketing Team',
    excerpt:
      'A plan for an owner with two hours a week: fix how inquiries are answered, commit to one channel, then write ' +
      'down a routine that survives a busy season.',
    author: 'Daniel Okafor',
    date: '2026-11-17',
    readTime: '7 min read',
    category: 'Strategy',
    image: { seed: 'the-ninety-day-marketing-plan', alt: 'Print for an article about planning: waves under a sun' },
    featured: true,
  },
  {
    title: 'Five Marketing Numbers a Managing Partner Should Ask For',
    excerpt:
      'Five figures that change decisions, worked through for a twelve-lawyer firm, from qualified inquiries to what ' +
      'the next client costs, and the one-page report that holds them.',
    author: 'Priya Raman',
    date: '2026-11-10',
    readTime: '7 min read',
    category: 'Analytics',
    image: {
      seed: 'marketing-metrics-that-matter',
      alt: 'Print for an article about reporting: depths on a dark chart',
    },
    featured: false,
  },
  {
    title: 'Local SEO for Clinics: Be the Practice Patients Find First',
    excerpt:
      'How a clinic gets into the three map results and becomes the easy choice there: categories, hours, location ' +
      'pages, reviews and the NPI record everyone forgets.',
    author: 'Maya Alvarez',
    date: '2026-11-03',
    readTime: '7 min read',
    category: 'SEO',
    image: { seed: 'local-seo-for-clinics', alt: 'Print for an article about local search: a contour chart' },
    featured: false,
  },
  {
    title: 'How to Film Client Testimonials That Feel Real',
    excerpt:
      'Choose the client who hesitated, send a topic instead of questions, and count to four after each answer. ' +
      'Notes from the set, with the releases to sign first.',
    author: 'Jonah Weiss',
    date: '2026-10-27',
    readTime: '7 min read',
    category: 'Video',
    image: { seed: 'video-testimonials-that-feel-real', alt: 'Print for an article about filming: a harbor at sunset' },
    featured: false,
  },
];
