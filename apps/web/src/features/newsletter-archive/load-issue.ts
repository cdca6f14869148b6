import type { IssuePage } from '@tideline/domain/newsletter/issue-archive';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import { isAddressUnknown } from '../../lib/text/error-message.ts';
import { sanitiseHtml } from '../../lib/text/sanitise-html.ts';
import type { SafeHtml } from '../../lib/text/trust-page-html.ts';

/** A sent issue with its text as the browser may show it. */
export type ShownIssue = Omit<IssuePage, 'html'> & { html: SafeHtml };

/** The issue at an address; null when there is none or it is unsent. */
export async function loadIssue(loadApi: () => Promise<ApiClient>, slug: string): Promise<ShownIssue | null> {
  try {
    const api = await loadApi();
    const { html, ...page } = await api.issues.archive.bySlug.query({ slug });
    return { ...page, html: await sanitiseHtml(html) };
  } catch (error) {
    if (isAddressUnknown(error)) return null;
    throw error;
  }
}
