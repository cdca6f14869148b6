/** 20 visits to a site with four posts, and the expected figures, added up by hand. */
type ContactPackage = 'ripple' | 'wave' | 'tide' | 'custom';
type ContactStatus = 'pending' | 'contacted' | 'qualified' | 'won' | 'lost' | 'spam';

/** The posts of the site, by id. */
export const POSTS = {
  'local-seo-for-clinics': 'Local SEO for Clinics',
  'better-ads': 'Better Ads',
  'on-film': 'On Film',
  'plain-copy': 'Plain Copy',
};

export type Journey = {
  /** The referrer of the first page; undefined for a direct visit. */
  from?: string;
  /** The pages in order. The first one is loaded; the others are reached by links if `isFollowed`, else loaded. */
  pages: string[];
  /** Whether the later pages are reached by links, without loading a document. */
  isFollowed?: true;
  /** A browser setting that prevents the trail. */
  browser?: 'GPC' | 'DNT' | 'no storage' | 'no scripts';
  /** How far the visitor gets in the contact form of the home page; undefined if it stays closed. */
  form?: 'opened' | 'firstName' | 'email' | 'sent';
  package?: ContactPackage;
  /** The status and outcome that staff set; undefined if the enquiry stays pending. */
  outcome?: { status: ContactStatus; value?: number; lostReason?: string };
};

const GOOGLE = 'https://www.google.com/';
const SEO = '/blog/local-seo-for-clinics';

export const JOURNEYS: Journey[] = [
  {
    from: GOOGLE,
    pages: [SEO, '/'],
    isFollowed: true,
    form: 'sent',
    package: 'wave',
    outcome: { status: 'won', value: 12_000 },
  },
  { from: GOOGLE, pages: [SEO, '/blog/better-ads', '/'], form: 'sent', outcome: { status: 'won', value: 8_000 } },
  { from: GOOGLE, pages: [SEO, '/'], form: 'sent', outcome: { status: 'lost', lostReason: 'Price' } },
  { from: GOOGLE, pages: ['/'], form: 'sent', outcome: { status: 'contacted' } },
  {
    from: 'https://www.bing.com/',
    pages: ['/blog/better-ads', '/services', '/'],
    form: 'sent',
    outcome: { status: 'won' },
  },
  { from: 'https://duckduckgo.com/', pages: ['/blog/on-film'] },
  { from: 'https://www.facebook.com/', pages: ['/blog/on-film', '/'], isFollowed: true, form: 'sent' },
  {
    from: 'https://www.linkedin.com/',
    pages: ['/blog/plain-copy', SEO, '/'],
    form: 'sent',
    outcome: { status: 'won', value: 5_000 },
  },
  { from: 'https://www.instagram.com/', pages: ['/'], form: 'opened' },
  { from: 'https://x.com/', pages: ['/blog/better-ads', '/'], form: 'firstName' },
  { from: 'https://news.example/', pages: [SEO, '/'], form: 'sent', outcome: { status: 'spam' } },
  {
    from: 'https://partner.example/',
    pages: ['/case-studies/medical-spa', '/'],
    form: 'sent',
    outcome: { status: 'won', value: 20_000 },
  },
  {
    pages: ['/?utm_source=letter&utm_medium=print&utm_campaign=spring'],
    form: 'sent',
    outcome: { status: 'won', value: 3_000 },
  },
  {
    pages: ['/blog/better-ads?utm_source=letter&utm_medium=print&utm_campaign=spring', '/'],
    isFollowed: true,
    form: 'sent',
    outcome: { status: 'qualified' },
  },
  { pages: ['/'], form: 'sent', outcome: { status: 'lost' } },
  { pages: ['/services', '/'], form: 'email' },
  { from: GOOGLE, pages: [SEO, '/'], browser: 'GPC', form: 'sent', outcome: { status: 'won', value: 1_000 } },
  { from: GOOGLE, pages: [SEO, '/'], browser: 'DNT', form: 'sent' },
  { from: GOOGLE, pages: [SEO, '/'], browser: 'no storage', form: 'sent' },
  { from: GOOGLE, pages: [SEO, '/'], browser: 'no scripts', form: 'sent' },
];

type Figures = { contacts: number; clients: number; value: number };

/** Enquiries except spam, won enquiries, and the sum of their values. */
export const TOTAL: Figures = { contacts: 15, clients: 7, value: 49_000 };

/** The same for each post that the senders had read. */
export const BY_POST: Record<keyof typeof POSTS, Figures> = {
  'local-seo-for-clinics': { contacts: 4, clients: 3, value: 25_000 },
  'better-ads': { contacts: 3, clients: 2, value: 8_000 },
  'on-film': { contacts: 1, clients: 0, value: 0 },
  'plain-copy': { contacts: 1, clients: 1, value: 5_000 },
};

/** The same by source; `unknown` if the browser sent no trail. */
export const BY_SOURCE: Record<'organic' | 'social' | 'referral' | 'direct' | 'unknown', Figures> = {
  organic: { contacts: 5, clients: 3, value: 20_000 },
  social: { contacts: 2, clients: 1, value: 5_000 },
  referral: { contacts: 1, clients: 1, value: 20_000 },
  direct: { contacts: 3, clients: 1, value: 3_000 },
  unknown: { contacts: 4, clients: 1, value: 1_000 },
};

/** The same for the campaign `spring` of the source `letter`. */
export const SPRING: Figures = { contacts: 2, clients: 1, value: 3_000 };

/** The campaigns that Analytics shows. */
export const BY_CAMPAIGN: Record<string, Figures> = { 'letter / print / spring': SPRING };

/**
 * The funnel. Its upper half counts 17 of the 20 visits, without GPC, DNT and the browser without scripts. Its lower half
 * counts all enquiries except spam.
 */
export const FUNNEL = {
  visits: 17,
  opened: 16,
  started: 15,
  stops: { firstName: 1, email: 1 },
  sent: 13,
  received: 15,
  answered: 11,
  won: 7,
};

/** The funnel of the visitors who send nothing. */
export const SILENT_FUNNEL = {
  visits: 4,
  opened: 3,
  started: 2,
  stops: FUNNEL.stops,
  sent: 0,
  received: 0,
  answered: 0,
  won: 0,
};
