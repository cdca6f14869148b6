import { HOUR_MS } from '@tideline/domain/time/instant';
import type { TrafficSource } from '@tideline/domain/stats/stats';
import type { ContactsTable } from '../../core/store/tables/people.ts';
import type { ContactTrailPostsTable, ContactTrailsTable } from '../../core/store/tables/trails.ts';

type SampleVisit = { source: TrafficSource; host: string; posts: readonly string[]; campaign?: true };

/** The visits of the sample enquiries, used in turn; null for an enquiry without a trail. */
const VISITS: (SampleVisit | null)[] = [
  { source: 'organic', host: 'www.google.com', posts: ['local-seo-for-clinics'] },
  { source: 'direct', host: '', posts: [] },
  { source: 'organic', host: 'www.google.com', posts: ['google-reviews-the-right-way', 'local-seo-for-clinics'] },
  null,
  { source: 'social', host: 'www.linkedin.com', posts: ['linkedin-for-partners', 'seo-for-law-firms'] },
  { source: 'direct', host: '', posts: ['the-ninety-day-marketing-plan'], campaign: true },
  {
    source: 'organic',
    host: 'www.bing.com',
    posts: ['website-speed-and-trust', 'marketing-metrics-that-matter', 'local-seo-for-clinics'],
  },
  { source: 'referral', host: 'chamber.example', posts: [] },
  null,
];
const READ_PERCENTS = [95, 60, 100, 35];

/** The trails of the sample enquiries. */
export function buildSampleTrails(contacts: readonly ContactsTable[]): {
  trails: ContactTrailsTable[];
  posts: ContactTrailPostsTable[];
} {
  const visits = contacts.flatMap((contact, at) => {
    const visit = VISITS[at % VISITS.length];
    return visit && contact.status !== 'spam' ? [{ contact, visit }] : [];
  });
  return {
    trails: visits.map(({ contact, visit }, at) => toTrail(contact, visit, at)),
    posts: visits.flatMap(({ contact, visit: { posts } }, at) =>
      posts.map((key, position) => ({
        contact_id: contact.id,
        submitted_at: contact.submitted_at,
        post_key: key,
        position,
        read_percent: READ_PERCENTS[(at + position) % READ_PERCENTS.length] ?? 0,
        is_first: position === 0 ? 1 : 0,
        is_last: position === posts.length - 1 ? 1 : 0,
      })),
    ),
  };
}

function toTrail(
  contact: ContactsTable,
  { source, host, posts, campaign }: SampleVisit,
  at: number,
): ContactTrailsTable {
  const [first] = posts;
  return {
    contact_id: contact.id,
    submitted_at: contact.submitted_at,
    entry_path: first === undefined ? '/' : `/blog/${first}`,
    entry_source: source,
    entry_host: host,
    last_path: '/',
    campaign_source: campaign ? 'letter' : '',
    campaign_medium: campaign ? 'print' : '',
    campaign_name: campaign ? 'spring' : '',
    campaign_term: '',
    campaign_content: '',
    issue_id: null,
    started_at: new Date(Date.parse(contact.submitted_at) - HOUR_MS / (2 + (at % 5))).toISOString(),
    pages: posts.length + 1 + (at % 3),
    details: JSON.stringify({ packages: contact.package === null ? [] : [contact.package], caseStudies: [] }),
  };
}
