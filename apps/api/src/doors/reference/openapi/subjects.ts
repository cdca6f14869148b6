import type { RestPath } from '../../../core/rpc/call.ts';

/** A chapter of the reference, with the paths in it in their order. */
type Subject = { name: string; description: string; paths: readonly RegExp[] };

/** The chapters in their order. Each path matches one pattern. */
export const SUBJECTS: readonly Subject[] = [
  {
    name: 'Posts',
    description: 'The blog',
    paths: [
      /^\/posts(?:\/\{id\})?$/,
      /^\/posts\/\{id\}\/(?:check|featured|results)$/,
      /^\/post-(?:summaries|calendar|categories|tags|series|results|previews|batches)/,
      /^\/(?:featured-post|own-posts|trash\/posts|social-cards)/,
    ],
  },
  {
    name: 'Drafts and approval',
    description: 'Revisions, pending changes of published posts, previews, owners and approvals',
    paths: [
      /^\/posts\/\{id\}\/(?:revisions|pending|preview-links|approval|owner)/,
      /^\/(?:pending-posts|post-approvals|post-writers)/,
    ],
  },
  {
    name: 'Pages',
    description: 'The texts of the site’s own pages and of pages that staff add, changed in drafts and published',
    paths: [
      /^\/(?:trash\/)?pages/,
      /^\/(?:case-study-order|mail-previews)/,
      /^\/site-(?:findings|previews)/,
      /^\/release/,
    ],
  },
  {
    name: 'Brand',
    description: 'Colors, fonts and logo of the whole site',
    paths: [/^\/brand/],
  },
  {
    name: 'Authors and addresses',
    description: 'Profiles of authors, redirects, and addresses without a page',
    paths: [/^\/author/, /^\/(?:redirects|missed-addresses|dead-links|posts\/\{id\}\/unpublished)/],
  },
  {
    name: 'Pictures',
    description: 'The library, uploads and placeholders',
    paths: [/^\/media/, /^\/(?:work-pictures|placeholder)/],
  },
  {
    name: 'Imports',
    description: 'Exports of WordPress, Ghost and EmDash, and folders of Markdown: what they have, and what it becomes',
    paths: [/^\/imports/],
  },
  {
    name: 'Subscribers',
    description: 'Readers of the newsletter, their topics, and bounces',
    paths: [/^\/subscriber/, /^\/newsletter\/(?:subscriber|leave-reasons)/, /^\/topic/, /^\/(?:bounces|hooks)/],
  },
  {
    name: 'Issues',
    description: 'Issues of the newsletter: written, sent and measured',
    paths: [/^\/issues/, /^\/newsletter\/(?!subscriber|leave-reasons)/],
  },
  {
    name: 'Inquiries',
    description: 'What visitors send, and the work on it',
    paths: [
      /^\/contact(?:$|\/(?:packages|questions)$)/,
      /^\/contacts(?:\.csv|\/\{id\})?$/,
      /^\/contacts\/\{id\}\/(?!messages|attachments|reply-draft)/,
      /^\/contacts\/(?!\{id\})/,
      /^\/(?:contact-|form-questions|next-steps|saved-views)/,
    ],
  },
  {
    name: 'Conversations',
    description: 'Messages between staff and the senders of inquiries',
    paths: [
      /^\/contacts\/\{id\}\/(?:messages|attachments|reply-draft)/,
      /^\/(?:messages|attachments|saved-replies|conversation-settings)/,
    ],
  },
  {
    name: 'Calls',
    description: 'Free times, booked calls, and when staff take them',
    paths: [/^\/calls\/times/, /^\/bookings/, /^\/calls\/(?!times)/],
  },
  {
    name: 'Figures',
    description: 'The figures of the dashboard',
    paths: [/^\/(?:admin\/)?stats/],
  },
  {
    name: 'Webhooks',
    description: 'Events that the site sends to other programs, and the log of them',
    paths: [/^\/webhooks/, /^\/webhook-deliveries/],
  },
  {
    name: 'Site and staff',
    description: 'Signing in, the team, integrations, settings, the audit log, mail and backups',
    paths: [
      /^\/auth\//,
      /^\/(?:team|integrations|audit)/,
      /^\/(?:site|settings|sample-data|first-steps|problems)$/,
      /^\/(?:people|retention)/,
      /^\/(?:admin\/mail|mailbox)/,
      /^\/(?:backups|exports?)/,
    ],
  },
];

/** The chapter of a path, and the path's place in the order of all. @throws Error unless it matches one pattern */
export function placeOf(rest: RestPath): { subject: string; rank: number } {
  const path = rest.replace(/^\w+ /, '');
  const all = SUBJECTS.flatMap(({ name, paths }) => paths.map((pattern) => ({ name, pattern })));
  const found = all.flatMap(({ name, pattern }, rank) => (pattern.test(path) ? [{ subject: name, rank }] : []));
  const [place] = found;
  if (!place || found.length > 1) throw new Error(`${rest} matches ${found.length} patterns of subjects.ts, not one.`);
  return place;
}
