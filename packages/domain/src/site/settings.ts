import type { SiteBrand } from '../brand/brand.ts';

/** Settings of the whole site. */
export type Settings = {
  siteTitle: string;
  agency: Agency;
  /** Shown in the footer; the sender of mail. */
  contactEmail: string;
  socialLinks: SocialLinks;
  /** IANA name of the agency's time zone, in which every date is shown. */
  timeZone: string;
  /** Id for an external analytics service; the built-in counting needs none. */
  analyticsId: string;
  /** Hourly limit of notices and confirmation mails of the whole site. */
  mailsPerHour: number;
  /** ISO 4217 code of the currency for the values of enquiries. */
  currency: string;
};

/** Who the agency is, beside its name; the texts of the pages say it. */
export type Agency = {
  /** The name in legal texts; empty for the site's title. */
  legalName: string;
  /** The town or city. */
  place: string;
  /** The state or region of the place; may be empty. */
  region: string;
  /** ISO 3166-1 code of the country of the place, in capitals. */
  country: string;
  /** Where the agency's clients are, as it stands in a sentence: `the United States`. */
  area: string;
};

/** Addresses of the agency's profiles; empty for none. */
export type SocialLinks = {
  /** The photo-sharing network. */
  instagram: string;
  /** The professional network. */
  linkedin: string;
};

/** The public settings. */
export type SiteSettings = Omit<Settings, 'analyticsId' | 'mailsPerHour' | 'currency' | 'agency'> & {
  /** Without it, the site has the built-in look. */
  brand?: SiteBrand | undefined;
  /** The lines over the titles of cards, filled; without them, those built in. */
  cards?: CardLabels | undefined;
  /** Missing in the browser, which knows `words`. */
  agency?: Agency;
  /** What placeholders in the texts of the pages stand for, beside the title and the contact email. In the browser, without those built in. */
  words?: Partial<SiteWords>;
};

/** What stands over the title of a social card that is not that of a page. */
export type CardLabels = { postWithoutCategory: string; service: string; caseStudy: string };

/** Texts for placeholders, made from the settings. */
export type SiteWords = Pick<Agency, 'legalName' | 'place' | 'area'> & {
  /** The place with its region. */
  location: string;
  /** How long enquiries are kept. */
  retention: string;
  /** How long sign-ups are kept that were not confirmed. */
  unconfirmed: string;
};

/** The settings of a new installation. */
export const DEFAULT_SETTINGS: Settings = {
  siteTitle: 'Tideline',
  agency: { legalName: '', place: 'Los Angeles', region: 'California', country: 'US', area: 'the United States' },
  contactEmail: 'hello@tideline.example',
  socialLinks: {
    instagram: 'https://www.instagram.com/tideline',
    linkedin: 'https://www.linkedin.com/company/tideline',
  },
  timeZone: 'America/Los_Angeles',
  analyticsId: '',
  mailsPerHour: 300,
  currency: 'USD',
};

/** Longest accepted values, in characters. */
export const SETTINGS_LIMITS = {
  siteTitle: 100,
  agency: 100,
  socialLink: 2_000,
  timeZone: 64,
  analyticsId: 100,
} as const;

/** Accepted values of `mailsPerHour`. Below the minimum, digests and notices would leave no room for confirmations. */
export const MAILS_PER_HOUR_BOUNDS = { min: 20, max: 10_000 } as const;
