import { type BrowserContext, expect } from '@playwright/test';

/**
 * Collects console errors, warnings about hydration or the content security policy, uncaught exceptions, and requests to
 * other origins.
 * @returns a function that fails when there were any
 */
export function watchForComplaints(context: BrowserContext, baseURL: string, expected: RegExp | null): () => void {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || /hydrat|content.security/i.test(message.text());
    if (isComplaint && !expected?.test(message.text())) {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => complaints.push(String(webError.error())));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const complaint = `Requested ${request.url()}`;
    if (protocol.startsWith('http') && origin !== baseURL && !expected?.test(complaint)) complaints.push(complaint);
  });
  return () => expect(complaints, 'errors that the browser reports').toEqual([]);
}
