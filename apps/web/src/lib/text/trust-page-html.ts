/** The result of `sanitiseHtml` and `trustPageHtml`; TrustedHTML in browsers with Trusted Types. */
export type SafeHtml = string | TrustedHTML;

type Policy = { createHTML: (html: string) => TrustedHTML };
type TrustedTypes = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };

let policy: Policy | undefined;

/**
 * Trusts HTML that came with the server-rendered page, safe by construction, so that it can be rendered again when the
 * visitor returns to the page. Fetched HTML goes through `sanitiseHtml`, whose result is returned unchanged.
 */
export function trustPageHtml(html: SafeHtml): SafeHtml {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (typeof html !== 'string' || trustedTypes === undefined) return html;
  policy ??= trustedTypes.createPolicy('app', { createHTML: (text) => text });
  return policy.createHTML(html);
}
