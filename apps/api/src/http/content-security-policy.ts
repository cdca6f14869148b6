import { hash } from 'node:crypto';
import { REPORTS_PATH } from './violation-reports.ts';

/** What may differ from one answer to the next. */
type PagePolicy = {
  /** The inline scripts that may run, by their text. */
  inlineScripts: string[];
  /** Inline styles that may apply, as `hashSource` names them: they are long and the same on every page. */
  styleSources?: string[];
  /** Whether visitors reach the site through https. */
  isHttps: boolean;
  /** Loosened for Vite's hot reload. */
  isDevelopment: boolean;
};

/** For answers that are no page: nothing in them may load or run anything. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The Content-Security-Policy of a page. Scripts run from our own files or by their hash, so pages can be cached. */
export function pagePolicy({ inlineScripts, styleSources = [], isHttps, isDevelopment }: PagePolicy): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' '),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styleSources].join(' '),
    // Attributes only: the server writes them for generated pictures and staggered reveals.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORTS_PATH}`,
  ];
  // Vite asks by a worker whether a server that went away is back, and writes its error page as text.
  if (isDevelopment) directives.push('worker-src blob:');
  // Text becomes HTML by way of DOMPurify, or of lib/text/trust-page-html.ts in the web app, and in no other way.
  else directives.push("require-trusted-types-for 'script'", 'trusted-types dompurify app');
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * How a policy names an inline script or style by its exact text.
 * @example hashSource('') // => "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
 */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
