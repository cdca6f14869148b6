import { none, type PersonalTables } from './column-kinds.ts';

const TRAIL = {
  entry_path: 'exported',
  entry_source: 'exported',
  entry_host: 'exported',
  last_path: 'exported',
  campaign_source: 'exported',
  campaign_medium: 'exported',
  campaign_name: 'exported',
  campaign_term: 'exported',
  campaign_content: 'exported',
  issue_id: 'exported',
  started_at: 'exported',
  pages: 'exported',
  details: 'exported',
} as const;

/** The trails of enquiries and sign-ups. */
export const TRAIL_DATA: Pick<PersonalTables, 'contact_trails' | 'contact_trail_posts' | 'subscriber_trails'> = {
  contact_trails: { removal: 'erasure', columns: { ...none('contact_id'), submitted_at: 'derived', ...TRAIL } },
  contact_trail_posts: {
    removal: 'erasure',
    columns: {
      ...none('contact_id', 'is_first', 'is_last'),
      submitted_at: 'derived', // from the enquiry
      position: 'derived', // the order of the list
      post_key: 'exported',
      read_percent: 'exported',
    },
  },
  subscriber_trails: { removal: 'erasure', columns: { ...none('subscriber_id'), ...TRAIL, posts: 'exported' } },
};
