import { classNames } from '../controls/class-names.ts';

export type SkeletonProps = { className?: string };

/** Loading placeholder; size it with `className`. Announce "Loading" once next to a group of them. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-[shimmer_1.6s_ease-in-out_infinite] rounded-control bg-line', className)}
    />
  );
}
