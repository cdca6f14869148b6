import type { SiteLink } from '../parts/site-link.ts';

export const notFoundPage: { heading: string; hint: string; text: string; links: SiteLink[]; near: string } = {
  heading: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'If you aren’t the developer: this page went out with the tide, or was never here. These are.',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Services', to: '/services' },
    { label: 'Our Blog', to: '/blog' },
  ],
  /** Above the pages whose addresses are similar. */
  near: 'Perhaps you meant',
};
