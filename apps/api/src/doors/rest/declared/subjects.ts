import type { RestPath } from '../../../core/rpc/call.ts';

/** The chapters of the reference, with the first parts of the paths in each. */
export const SUBJECTS = [
  {
    name: 'Posts',
    description: 'The blog',
    roots: `posts authors author-approvals author-accounts post-summaries post-calendar post-categories post-tags featured-post
      post-batches post-previews post-approvals post-writers pending-posts post-results trash redirects missed-addresses
      social-cards`,
  },
  {
    name: 'Newsletter',
    description: 'Subscribers, topics and issues',
    roots: 'subscribers subscriber-sources newsletter issues topics topic-order bounces hooks',
  },
  {
    name: 'Inquiries',
    description: 'What visitors write in',
    roots: `contact contacts contact-work contact-notes next-steps saved-views saved-replies messages attachments
      conversation-settings`,
  },
  {
    name: 'Webhooks',
    description: 'Events that the site sends to other programs, and the log of them',
    roots: 'webhooks webhook-deliveries',
  },
  {
    name: 'Calls',
    description: 'Free times, booked calls, and when staff take them',
    roots: 'calls bookings',
  },
  {
    name: 'Staff',
    description: 'Signing in, figures, settings and the operation of the site',
    roots: 'auth admin stats audit backups mailbox people retention settings site sample-data first-steps team',
  },
  { name: 'Pictures', description: 'The library, uploads and placeholders', roots: 'media placeholder work-pictures' },
] as const;

/** The chapter of a path. @throws Error if it has none */
export function subjectOf(rest: RestPath): string {
  const [, root = ''] = /\/([\w-]+)/.exec(rest) ?? [];
  const found = SUBJECTS.find(({ roots }) => roots.split(/\s+/).includes(root));
  if (!found) throw new Error(`${rest} belongs to no chapter: add its first part to subjects.ts.`);
  return found.name;
}
