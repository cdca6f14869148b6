import type { Capability } from '@tideline/domain/staff/capability';
import type { DashboardTab } from './dashboard-search.ts';

/** Who sees a tab: somebody needs one of the capabilities. */
export type TabNeeds = 'nothing' | readonly [Capability, ...Capability[]];

/** Beside the search parameters, which public pages load too. */
const NEEDS: Record<DashboardTab, TabNeeds> = {
  overview: 'nothing',
  posts: ['posts.read-drafts'],
  newsletter: ['subscribers.read', 'issues.read'],
  contacts: ['contacts.read'],
  analytics: ['stats.read'],
  settings: 'nothing',
};

/** Whether a tab is shown to somebody with these capabilities. */
export function isAllowed(tab: DashboardTab, may: (...anyOf: Capability[]) => boolean): boolean {
  const needs = NEEDS[tab];
  return needs === 'nothing' || may(...needs);
}
