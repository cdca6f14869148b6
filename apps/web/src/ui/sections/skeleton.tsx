import { classNames } from '../controls/class-names.ts';

export type SkeletonProps = { className?: string };

/** A grey shape in place of what is loading; give it its size with `className`. Say "Loading" once beside them. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-[shimmer_1.6s_ease-in-out_infinite] rounded-control bg-line', className)}
    />
  );
}
