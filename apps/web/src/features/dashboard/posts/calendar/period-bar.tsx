import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PostsLink, type PostsPlace } from '../posts-link.tsx';
import { ViewSwitch } from '../../../../staff/kit/views/view-switch.tsx';
import { PostsViewLink } from '../posts-view-link.tsx';
import type { CalendarPeriod } from './calendar-period.ts';

export type PeriodBarProps = { place: PostsPlace; period: CalendarPeriod };

/** The name of the period, the ones beside it, and the switch between month and week. */
export function PeriodBar({ place, period: { kind, title, links } }: PeriodBarProps) {
  const link = (search: (typeof links)['next']) => ({ place, search: { view: 'calendar', ...search } as const });
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <h2 className="type-title mr-auto text-title-s" aria-live="polite">
        {title}
      </h2>
      <PostsLink {...link(links.previous)} variant="secondary">
        <ChevronLeft aria-hidden="true" className="icon" />
        <span className="sr-only">Previous {kind}</span>
      </PostsLink>
      <PostsLink {...link(links.next)} variant="secondary">
        <span className="sr-only">Next {kind}</span>
        <ChevronRight aria-hidden="true" className="icon" />
      </PostsLink>
      <PostsLink {...link(links.today)} variant="secondary">
        This {kind}
      </PostsLink>
      <ViewSwitch label="Period of the calendar">
        {(['month', 'week'] as const).map((one) => (
          <PostsViewLink key={one} {...link(links[one])} isCurrent={one === kind}>
            {one === 'month' ? 'Month' : 'Week'}
          </PostsViewLink>
        ))}
      </ViewSwitch>
    </div>
  );
}
