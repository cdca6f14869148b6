/** A response as the Observatory sees it: lower-case header names and the HTML (empty for other types). */
export type Seen = { headers: Record<string, string>; html: string; origin: string };

const HALF_A_YEAR_SECONDS = 15_768_000;
/** Bonuses count from this score. */
const BONUS_FROM = 90;

/**
 * The scores of the MDN HTTP Observatory, test by test.
 * Source: mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests. Not included: the redirect
 * from http, which is the proxy's job, and the HSTS preload list. Both count 0 here.
 */
export function observatoryPoints({ headers, html, origin }: Seen): Record<string, number> {
  const csp = directivesOf(headers['content-security-policy']);
  return {
    'content security policy': policyPoints(csp),
    cookies: headers['set-cookie'] === undefined ? 0 : cookiePoints(headers['set-cookie']),
    'sharing with other origins': sharingPoints(headers),
    'strict transport security': transportPoints(headers['strict-transport-security']),
    referrers: referrerPoints(headers['referrer-policy']),
    'script integrity': integrityPoints(html, origin),
    'content types': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: framingPoints(csp, headers['x-frame-options']),
    'resource policy': chosen(headers['cross-origin-resource-policy'], {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
    'embedder policy': chosen(headers['cross-origin-embedder-policy'], {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
    'opener policy': chosen(headers['cross-origin-opener-policy'], { 'same-origin': 10, 'unsafe-none': 0 }),
  };
}

/** The score: 100 minus penalties; bonuses count only from a score of 90. */
export function observatoryScore(points: Record<string, number>): number {
  const all = Object.values(points);
  const base = 100 + sum(all.filter((value) => value < 0));
  return Math.max(0, base < BONUS_FROM ? base : base + sum(all.filter((value) => value > 0)));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function directivesOf(policy: string | undefined): Map<string, string[]> | null {
  if (policy === undefined) return null;
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

function policyPoints(csp: Map<string, string[]> | null): number {
  if (csp === null) return -25;
  const fallback = csp.get('default-src') ?? ['*'];
  const scripts = csp.get('script-src') ?? fallback;
  const objects = csp.get('object-src') ?? fallback;
  const styles = csp.get('style-src') ?? fallback;
  const isNamed = scripts.some((source) => /^'(?:nonce-|sha(?:256|384|512)-)/.test(source));
  const allowsInline = scripts.includes("'unsafe-inline'") && !isNamed;
  if (allowsInline || scripts.some(isBroad) || objects.some(isBroad)) return -20;
  if (scripts.includes("'unsafe-eval'") || styles.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'") || styles.some(isBroad)) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function isBroad(source: string): boolean {
  return /^(?:\*|https?:|data:|ftp:)$/.test(source);
}

function cookiePoints(cookies: string): number {
  return /;\s*secure/i.test(cookies) && /;\s*httponly/i.test(cookies) && /;\s*samesite/i.test(cookies) ? 5 : -40;
}

function sharingPoints(headers: Seen['headers']): number {
  const isOpen = headers['access-control-allow-origin'] !== undefined;
  return isOpen && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function transportPoints(header: string | undefined): number {
  if (header === undefined) return -20;
  const [, seconds = '0'] = /max-age=(\d+)/i.exec(header) ?? [];
  return Number(seconds) >= HALF_A_YEAR_SECONDS ? 0 : -10;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

function integrityPoints(html: string, origin: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].flatMap(([, attributes = '']) => {
    const [, source] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
    return source === undefined
      ? []
      : [{ url: new URL(source, origin), isHashed: /\bintegrity="sha/.test(attributes) }];
  });
  if (scripts.length === 0) return 0;
  if (scripts.every(({ isHashed }) => isHashed)) return 5;
  const foreign = scripts.filter(({ url, isHashed }) => url.origin !== origin && !isHashed);
  if (foreign.length === 0) return 0;
  return foreign.some(({ url }) => url.protocol === 'http:') ? -50 : -5;
}

function framingPoints(csp: Map<string, string[]> | null, header: string | undefined): number {
  if (csp?.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 5 : -20;
}

/** The score of a header with fixed values: 0 without it, negative for an unknown value. */
function chosen(header: string | undefined, words: Record<string, number>): number {
  return header === undefined ? 0 : (words[header] ?? -5);
}
