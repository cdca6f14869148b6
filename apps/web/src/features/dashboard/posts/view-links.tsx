import { CalendarDays, Rows3 } from 'lucide-react';
import { ViewSwitch } from '../../../staff/kit/views/view-switch.tsx';
import type { PostsPlace } from './posts-link.tsx';
import { PostsViewLink } from './posts-view-link.tsx';

const VIEWS = [
  { label: 'Table', Icon: Rows3, view: undefined },
  { label: 'Calendar', Icon: CalendarDays, view: 'calendar' },
] as const;

export type ViewLinksProps = { place: PostsPlace; current: (typeof VIEWS)[number]['view'] };

/** Links to the two views of the posts. */
export function ViewLinks({ place, current }: ViewLinksProps) {
  return (
    <ViewSwitch label="View of the posts">
      {VIEWS.map(({ label, Icon, view }) => (
        <PostsViewLink key={label} place={place} search={{ view }} isCurrent={view === current}>
          <Icon aria-hidden="true" className="icon" />
          {label}
        </PostsViewLink>
      ))}
    </ViewSwitch>
  );
}
