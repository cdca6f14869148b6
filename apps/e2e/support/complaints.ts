import { type BrowserContext, expect } from '@playwright/test';

/** The print of another test's post, which that test may delete while this page shows it; the name ends as `unique` makes it. */
const OTHER_POST = /404 .*\/prints\/posts\/[\w-]+-\d+-[a-z\d]{8}-\d+\.svg/;

/**
 * Collects console errors, warnings about hydration or the content security policy, uncaught exceptions, and requests to
 * other origins.
 * @returns a function that fails when there were any
 */
export function watchForComplaints(context: BrowserContext, baseURL: string, expected: RegExp | null): () => void {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || /hydrat|content.security/i.test(message.text());
    const complaint = `${message.text()} (${message.location().url})`;
    if (isComplaint && !expected?.test(message.text()) && !OTHER_POST.test(complaint)) complaints.push(complaint);
  });
  context.on('weberror', (webError) => complaints.push(String(webError.error())));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const complaint = `Requested ${request.url()}`;
    if (protocol.startsWith('http') && origin !== baseURL && !expected?.test(complaint)) complaints.push(complaint);
  });
  return () => expect(complaints, 'errors that the browser reports').toEqual([]);
}

/**
 * Reports nested forms as an error of the page. HTML does not allow them, so the browser submits the inner form natively; only
 * a development build of React warns.
 */
export async function reportNestedForms(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Runs in the browser, where this module is not available.
    const observer = new MutationObserver(() => {
      const inner = document.querySelector('form form');
      if (!inner) return;
      console.error(`A form is inside a form: ${inner.textContent?.trim().slice(0, 80)}`);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
