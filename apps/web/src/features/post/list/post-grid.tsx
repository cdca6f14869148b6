import type { PostTeaser } from '@tideline/domain/post/post';
import { Reveal } from '../../../ui/drawing/reveal.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { PostCard } from './post-card.tsx';

/** Delay between two cards. Source: product specification §9, other pages. */
const STAGGER_MS = 100;

export type PostGridProps = {
  posts: readonly PostTeaser[];
  timeZone: string;
  /** Loads the first picture eagerly, where the grid begins on the first screen. */
  isFirstEager?: boolean;
  className?: string;
};

/** Posts in three columns. */
export function PostGrid({ posts, timeZone, isFirstEager = false, className }: PostGridProps) {
  return (
    <ul className={classNames('card-grid gap-y-14', className)}>
      {posts.map((post, at) => (
        <Reveal as="li" key={post.id} delayMs={(at % 3) * STAGGER_MS}>
          <PostCard post={post} timeZone={timeZone} isEager={isFirstEager && at === 0} />
        </Reveal>
      ))}
    </ul>
  );
}
