import { CalendarDays, Rows3 } from 'lucide-react';
import { ViewLink } from '../../../staff/kit/view-link.tsx';
import { ViewSwitch } from '../../../staff/kit/view-switch.tsx';
import type { PostsPlace } from './posts-link.tsx';

export type ViewLinksProps = { place: PostsPlace; current: 'table' | 'calendar' };

const VIEWS = [
  { name: 'table', label: 'Table', Icon: Rows3, view: undefined },
  { name: 'calendar', label: 'Calendar', Icon: CalendarDays, view: 'calendar' },
] as const;

/** Links to the two views of the posts. */
export function ViewLinks({ place, current }: ViewLinksProps) {
  return (
    <ViewSwitch label="View of the posts">
      {VIEWS.map(({ name, label, Icon, view }) => (
        <ViewLink
          key={name}
          {...(place === 'cms'
            ? { to: '/admin/blog', search: { view } }
            : { to: '/admin', search: { tab: 'posts', view } })}
          resetScroll={false}
          preload={false}
          isCurrent={name === current}
        >
          <Icon aria-hidden="true" className="icon" />
          {label}
        </ViewLink>
      ))}
    </ViewSwitch>
  );
}
