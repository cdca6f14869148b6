import { hash } from 'node:crypto';
import { PLAYER_ORIGINS } from '@tideline/domain/post/video-address';
import { REPORTS_PATH } from './violation-reports.ts';

/** The parts that differ between responses. */
type PagePolicy = {
  /** The texts of the allowed inline scripts. */
  inlineScripts: string[];
  /** Hash sources of the inline styles, precomputed because they are long and equal on every page. */
  styleSources?: string[];
  /** `editor`: shows pages of the site in a frame; `edited`: is shown in one; `plain`: neither. */
  frames?: PageFrames;
  /** Whether visitors use https. */
  isHttps: boolean;
  /** Loosened for Vite's hot reload. */
  isDevelopment: boolean;
};

export type PageFrames = 'plain' | 'editor' | 'edited';

/** For responses that are not pages: they may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The Content-Security-Policy of a page. Scripts are allowed from own files or by hash, so pages can be cached. */
export function pagePolicy(page: PagePolicy): string {
  const { inlineScripts, styleSources = [], frames = 'plain', isHttps, isDevelopment } = page;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' '),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styleSources].join(' '),
    // For attributes only: the server writes them for generated pictures and staggered reveals.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    // Loaded when a reader clicks on a video.
    ['frame-src', ...(frames === 'editor' ? ["'self'"] : []), ...PLAYER_ORIGINS].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frames === 'edited' ? "'self'" : "'none'"}`,
    `report-uri ${REPORTS_PATH}`,
  ];
  // Vite's client polls for a restarted server from a worker, and writes its error page with inline styles.
  if (isDevelopment) directives.push('worker-src blob:');
  // Only DOMPurify and lib/text/trust-page-html.ts of the web app may turn text into HTML (Trusted Types).
  else directives.push("require-trusted-types-for 'script'", 'trusted-types dompurify app');
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * The hash source of an inline script or style.
 * @example hashSource('') // => "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
 */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
