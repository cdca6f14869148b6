/** What `sanitiseHtml` and `trustPageHtml` answer: where the browser asks for it, not a text but a mark of trust. */
export type SafeHtml = string | TrustedHTML;

type Policy = { createHTML: (html: string) => TrustedHTML };
type TrustedTypes = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };

let policy: Policy | undefined;

/**
 * Lets HTML be inserted that came inside the page itself, safe by construction, and is drawn anew (on the way back to
 * the page). What is fetched later goes through `sanitiseHtml`, whose answer passes as it is.
 */
export function trustPageHtml(html: SafeHtml): SafeHtml {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (typeof html !== 'string' || trustedTypes === undefined) return html;
  policy ??= trustedTypes.createPolicy('app', { createHTML: (text) => text });
  return policy.createHTML(html);
}
