import { expect, test } from 'vitest';
import { hashSource, pagePolicy } from './content-security-policy.ts';

test('names an inline script by the SHA-256 of its exact text', () => {
  // Source: the example of the CSP specification, https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('é')).not.toBe(hashSource('e'));
});

test('allows the files of the site, the given inline scripts and the players of videos, and nothing else', () => {
  expect(pagePolicy({ inlineScripts: ['a()'], isHttps: false, isDevelopment: false })).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${hashSource('a()')}`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' https: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      'report-uri /reports/csp',
      "require-trusted-types-for 'script'",
      'trusted-types dompurify app',
    ].join('; '),
  );
});

test('requires https only on a site with https', () => {
  const options = { inlineScripts: [], isDevelopment: false };
  expect(pagePolicy({ ...options, isHttps: true })).toContain('upgrade-insecure-requests');
  expect(pagePolicy({ ...options, isHttps: false })).not.toContain('upgrade-insecure-requests');
});

test('relaxes the policy for Vite in development only', () => {
  const options = { inlineScripts: [], isHttps: false };
  expect(pagePolicy({ ...options, isDevelopment: false })).toContain("require-trusted-types-for 'script'");
  expect(pagePolicy({ ...options, isDevelopment: true })).not.toContain('trusted-types');
});

test('only the staff area shows pages of the site in a frame, and only pages to be edited are shown in one', () => {
  const options = { inlineScripts: [], isHttps: false, isDevelopment: false };
  const editor = pagePolicy({ ...options, frames: 'editor' });
  expect(editor).toContain("frame-src 'self' https:");
  expect(editor).toContain("frame-ancestors 'none'");
  const edited = pagePolicy({ ...options, frames: 'edited' });
  expect(edited).toContain('frame-src https:');
  expect(edited).toContain("frame-ancestors 'self'");
});
