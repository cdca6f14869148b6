// Documented texts keep their straight apostrophes to the letter; our own prose uses typographic ones.
import { serviceNames } from './services/service-names.ts';
import type { SiteLink } from './parts/site-link.ts';

type LinkGroup = {
  id: string;
  heading: string;
  links: SiteLink[];
};

/** A link, or a menu of links. */
type NavigationItem = ({ id: string } & SiteLink) | { id: string; label: string; links: SiteLink[] };

type Navigation = {
  home: SiteLink;
  items: NavigationItem[];
  letsTalk: SiteLink;
};

type Footer = {
  tagline: string;
  groups: LinkGroup[];
  contactHeading: string;
  socialHeading: string;
  photoNetwork: string;
  professionalNetwork: string;
};

/** Used until staff save another name in the settings. */
export const defaultSiteName = 'Tideline';

/** Later years read as `© 2024–{this year}`. */
export const copyrightStartYear = 2024;

/** The header shows all but `home`; the mobile menu shows all, in this order. */
export const navigation: Navigation = {
  home: { label: 'Home', to: '/' },
  items: [
    { id: 'about', label: 'About Us', to: '/about' },
    { id: 'services', label: 'Services', to: '/services' },
    {
      id: 'industries',
      label: 'Industries',
      links: [
        { label: 'Marketing Agencies', to: '/marketing-agencies' },
        { label: 'Healthcare', to: '/healthcare' },
        { label: 'Professional Services', to: '/professional-services' },
        { label: 'Legal Practices', to: '/legal-practices' },
      ],
    },
    { id: 'blog', label: 'Our Blog', to: '/blog' },
  ],
  letsTalk: { label: "Let's Talk", to: '/', hash: 'contact' },
};

/** Names of controls for screen readers and tooltips. */
export const controlLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',
};

/** Label of a form field that exists for machines only. */
export const trapLabel = 'Leave this field empty';

export const footer: Footer = {
  tagline:
    'Authentic, strategic marketing for people who do good work. Based in {place}, with clients served ' +
    'nationwide.',
  groups: [
    {
      id: 'industries',
      heading: 'Industries',
      links: [
        { label: 'Healthcare', to: '/healthcare' },
        { label: 'Professional Services', to: '/professional-services' },
        { label: 'Legal Practices', to: '/legal-practices' },
        { label: 'Marketing Agencies', to: '/marketing-agencies' },
      ],
    },
    {
      id: 'services',
      heading: 'Services',
      links: [
        { label: serviceNames['website-design'], to: '/services', hash: 'website-design' },
        { label: serviceNames.seo, to: '/services', hash: 'seo' },
        { label: serviceNames['content-strategy'], to: '/services', hash: 'content-strategy' },
        { label: serviceNames['ads-management'], to: '/services', hash: 'ads-management' },
      ],
    },
    {
      id: 'legal',
      heading: 'Legal',
      links: [
        { label: 'Privacy Policy', to: '/privacy-policy' },
        { label: 'Terms of Service', to: '/terms-of-service' },
        { label: 'Cookie Policy', to: '/cookie-policy' },
      ],
    },
  ],
  contactHeading: 'Write to us',
  socialHeading: 'Follow along',
  photoNetwork: 'Instagram',
  professionalNetwork: 'LinkedIn',
};

export const adminLogin = {
  heading: 'Admin Login',
  emailLabel: 'Email',
  passwordLabel: 'Password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  joke: 'Five clicks, and you found the engine room. There is no treasure down here, only unfinished drafts.',
};
