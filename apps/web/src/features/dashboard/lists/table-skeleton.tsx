import { Skeleton } from '../../../ui/sections/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Placeholder rows for a loading table. */
export function TableSkeleton() {
  return (
    <div className="grid gap-px">
      <output className="sr-only">Loading</output>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-line py-3">
          <Skeleton className="h-4 flex-[3]" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="hidden h-4 flex-1 sm:block" />
          <Skeleton className="hidden h-4 w-24 sm:block" />
        </div>
      ))}
    </div>
  );
}
