import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Figures } from './figures.tsx';
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
import { UpcomingCalls } from './upcoming-calls.tsx';
import { WaitingApprovals } from './approvals/waiting-approvals.tsx';
import { WaitingList } from './waiting-list.tsx';
import { Welcome } from './welcome/welcome.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

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
  const figures = hasFigures && !overview.isPending ? <Figures overview={overview.data} /> : null;
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
