import type { Overview } from '@tideline/domain/stats/stats';
import { overviewCaptions } from '@tideline/domain/stats/stats';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { FirstSteps } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';
import { NextOnBlog } from './next-on-blog.tsx';
import { NextSteps } from './next-steps.tsx';
import { OwnPosts } from './own-posts.tsx';
import { OwnProfile } from './own-profile.tsx';
import { Problems } from './problems.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RecentFigures } from './recent-figures.tsx';
import { SampleDataBanner } from '../settings/sample-data/sample-data-banner.tsx';
import { StatCard } from './stat-card.tsx';
import { UpcomingCalls } from './upcoming-calls.tsx';
import { WaitingApprovals } from './approvals/waiting-approvals.tsx';
import { WaitingList } from './waiting-list.tsx';
import { Welcome } from './welcome/welcome.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

/** Figures default to 0. Source: product specification §2. */
const NOTHING_YET: Overview = {
  totalPosts: 0,
  totalSubscribers: 0,
  publishedPosts: 0,
  totalContacts: 0,
  subscribersAtMonthStart: 0,
  publishedThisMonth: 0,
  contactsThisWeek: 0,
  contactsAtRisk: 0,
  contactsOverdue: 0,
  medianAnswerSeconds: null,
  activity: [],
};

/**
 * A greeting, then what is to do in the order of work: problems, who waits, calls, approvals, own posts, the blog; then the
 * figures. Who has nothing to do here reads the figures first.
 */
export function OverviewPanel() {
  const may = useMay();
  const hasFigures = may('stats.read');
  const isAuthor = may('posts.edit') && !may('posts.publish');
  const isReader = !may('contacts.edit', 'posts.edit');
  const overview = trpc.stats.overview.useQuery(undefined, {
    enabled: hasFigures,
    meta: { failure: 'Failed to fetch stats' },
  });
  const figures = hasFigures && !overview.isPending ? <Figures overview={overview.data ?? NOTHING_YET} /> : null;
  const work = (
    <div className="grid content-start gap-8">
      {may('contacts.read') ? <WaitingList overview={overview.data} /> : null}
      {may('bookings.read') ? <UpcomingCalls /> : null}
      {may('contacts.read') ? <NextSteps /> : null}
      {may('posts.publish') ? <WaitingApprovals /> : null}
      {isAuthor ? <OwnPosts /> : null}
      {may('posts.read-drafts') ? <NextOnBlog /> : null}
    </div>
  );
  const facts = (
    <div className="grid content-start gap-8">
      {may('settings.change') ? <FirstSteps /> : null}
      {isAuthor ? <OwnProfile /> : null}
      {hasFigures ? <RecentFigures /> : null}
      {overview.data ? <RecentActivity entries={overview.data.activity} /> : null}
    </div>
  );
  return (
    <div className="grid gap-6 sm:gap-8">
      <Greeting />
      {may('settings.change') && may('pages.publish') ? <Welcome /> : null}
      {may('settings.read') ? <Problems /> : null}
      <LoadFailure query={overview} />
      {isReader ? figures : null}
      <div className={classNames('grid gap-8 lg:gap-10', isReader ? 'lg:grid-cols-2' : 'lg:grid-cols-[3fr_2fr]')}>
        {isReader ? facts : work}
        {isReader ? work : facts}
      </div>
      {isReader ? null : figures}
      {may('settings.change') ? <SampleDataBanner /> : null}
    </div>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const [posts, subscribers, published, contacts] = overviewCaptions(overview);
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-[6px] border border-line bg-line lg:grid-cols-4">
      <StatCard
        label="Total Blog Posts"
        value={overview.totalPosts}
        caption={posts}
        explanation="Posts in every status now, without those in the trash."
        search={{ tab: 'posts' }}
      />
      <StatCard
        label="Newsletter Subscribers"
        value={overview.totalSubscribers}
        caption={subscribers}
        explanation="Active addresses now, compared with those from before the first of this month."
        search={{ tab: 'newsletter', status: 'active' }}
      />
      <StatCard
        label="Blog Posts"
        value={overview.publishedPosts}
        caption={published}
        explanation="Published posts now. Below: those with a publish date since the first of this month."
        search={{ tab: 'posts', status: 'published' }}
      />
      <StatCard
        label="Contact Forms"
        value={overview.totalContacts}
        caption={contacts}
        explanation="Inquiries since the site began, without spam. Below: those of the last seven days."
        search={{ tab: 'contacts' }}
      />
    </div>
  );
}
