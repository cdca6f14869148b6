import { HOUR_MS } from '@tideline/domain/time/instant';
import type { MissedPathsTable } from '../../core/store/tables/analytics.ts';
import { toIso, type SampleTime } from './sample-time.ts';

/** Addresses of a former site that visitors still request. Their folder makes them unlike any address of the agency’s own. */
export const SAMPLE_MISSED_PATHS = [
  { path: '/old-site/services/seo.html', visits: 31, host: 'www.yelp.com' },
  { path: '/old-site/our-team.html', visits: 17, host: 'chamber.example' },
  { path: '/old-site/blog/local-seo-for-clinics-2021', visits: 12, host: 'www.linkedin.com' },
  { path: '/old-site/pricing.php', visits: 6, host: '' },
  { path: '/old-site/blog/google-reviews-right-way', visits: 4, host: '' },
] as const;

const HOURS_BETWEEN = 9;

/** The sample paths without a page as rows. */
export function buildSampleMissedPaths({ now }: SampleTime): MissedPathsTable[] {
  return SAMPLE_MISSED_PATHS.map(({ path, visits, host }, at) => ({
    path,
    visits,
    last_seen_at: toIso(now - (at + 0.5) * HOURS_BETWEEN * HOUR_MS),
    referrer_host: host,
    dismissed_at: null,
  }));
}
