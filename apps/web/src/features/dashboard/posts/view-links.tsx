import { CalendarDays, Rows3 } from 'lucide-react';
import { PostsLink, type PostsPlace } from './posts-link.tsx';

export type ViewLinksProps = { place: PostsPlace; current: 'table' | 'calendar' };

/** Links to the two views of the posts. */
export function ViewLinks({ place, current }: ViewLinksProps) {
  return (
    <nav aria-label="View of the posts" className="flex">
      <PostsLink
        place={place}
        search={{}}
        variant={current === 'table' ? 'secondary' : 'quiet'}
        isCurrent={current === 'table'}
      >
        <Rows3 aria-hidden="true" className="icon" />
        <span className="max-sm:sr-only">Table</span>
      </PostsLink>
      <PostsLink
        place={place}
        search={{ view: 'calendar' }}
        variant={current === 'calendar' ? 'secondary' : 'quiet'}
        isCurrent={current === 'calendar'}
      >
        <CalendarDays aria-hidden="true" className="icon" />
        <span className="max-sm:sr-only">Calendar</span>
      </PostsLink>
    </nav>
  );
}
