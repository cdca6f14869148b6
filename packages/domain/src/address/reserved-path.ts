import { addedPageKind } from '../page/added-page.ts';
import { hasPageForm } from './page-address.ts';
import { canBeRedirected } from './redirect.ts';

/** Apart from `page-address.ts`, because only the server needs the list: first parts of paths that the program has, or may have one day. */
const RESERVED = new Set(
  [
    'account app auth billing brand campaign checkout contact customer customers dashboard doc docs download downloads embed',
    'events export favicon feed feeds files fonts form forms graphql help hook hooks icon icons image images import inbox index',
    'invite issue issues join js css json legal llms login logout mail manifest mcp new-password news oauth page pages path post',
    'posts privacy public redirect release releases reset-password robots rss rum search session sessions settings setup share',
    'sign-in sign-out sign-up signin signup site sitemap staff static stats status subscribe system tag tags team test thank-you',
    'unsubscribe upload uploads user users view webhook webhooks well-known work',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `/${name}`),
);

/**
 * Whether a path can be the address of an added page: it has the form, and the program has no use for it. Ids of pages are the
 * addresses at which their editor shows them.
 * @example isPageAddress('/dental-clinics') // => true
 */
export function isPageAddress(path: string): boolean {
  return hasPageForm(path) && !RESERVED.has(path) && addedPageKind(path.slice(1)) === null && canBeRedirected(path);
}
