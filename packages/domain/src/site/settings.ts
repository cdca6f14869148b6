import type { SiteBrand } from '../brand/brand.ts';

/** Settings of the whole site. */
export type Settings = {
  siteTitle: string;
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

/** Addresses of the agency's profiles; empty for none. */
export type SocialLinks = {
  /** The photo-sharing network. */
  instagram: string;
  /** The professional network. */
  linkedin: string;
};

/** The public settings. */
export type SiteSettings = Omit<Settings, 'analyticsId' | 'mailsPerHour' | 'currency'> & {
  /** Without it, the site has the built-in look. */
  brand?: SiteBrand | undefined;
};

/** The settings of a new installation. */
export const DEFAULT_SETTINGS: Settings = {
  siteTitle: 'Tideline',
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
export const SETTINGS_LIMITS = { siteTitle: 100, socialLink: 2_000, timeZone: 64, analyticsId: 100 } as const;

/** Accepted values of `mailsPerHour`. Below the minimum, digests and notices would leave no room for confirmations. */
export const MAILS_PER_HOUR_BOUNDS = { min: 20, max: 10_000 } as const;
