import type { SiteLink } from '../parts/site-link.ts';

/** Texts around a form that was sent without JavaScript and refused. */
export const formProblem: { again: string; links: Record<'contact' | 'newsletter', SiteLink> } = {
  again: 'The form as you filled it in',
  links: {
    contact: { label: 'Back to the page', to: '/', hash: 'contact' },
    newsletter: { label: 'Back to the page', to: '/', hash: 'blog' },
  },
};
