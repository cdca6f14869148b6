import { BODY_ADDRESS, BODY_HTML } from '@tideline/domain/post/body-html';
import purify from 'dompurify';

purify.addHook('afterSanitizeAttributes', restrict);

/** Removes elements and attributes that a body never has, links with other protocols, and pictures from other sites. */
export function purifyBody(html: string): TrustedHTML {
  return purify.sanitize(html, {
    ALLOWED_TAGS: Object.keys(BODY_HTML),
    ALLOWED_ATTR: [...new Set(Object.values(BODY_HTML).flat())],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}

function restrict(element: Element): void {
  const allowed = BODY_HTML[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    const isForbidden = name === 'href' && !BODY_ADDRESS.test(element.getAttribute(name) ?? '');
    if (isForbidden || !allowed.includes(name)) element.removeAttribute(name);
  }
  // Pictures in a text are uploads of this site: a foreign address would reveal the reader to a third party.
  const addresses = [element.getAttribute('src'), ...(element.getAttribute('srcset')?.split(', ') ?? [])];
  const isForeign = addresses.some((address) => address !== null && !/^\/media\/[\w.-]+( \d+w)?$/.test(address));
  if (isForeign) element.remove();
}
