import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** Source: product specification §9. */
const CARD_COUNT = 6;

/** Loading placeholder of the blog list. */
export function BlogSkeleton() {
  return (
    <div className="frame py-16">
      <p className="sr-only" aria-live="polite">
        {blogLabels.loadingPosts}
      </p>
      <Skeleton className="h-16 w-72" />
      <ul className="mt-14 card-grid gap-y-12">
        {Array.from({ length: CARD_COUNT }, (_, at) => (
          <li key={at}>
            <Skeleton className="aspect-3/2 w-full" />
            <Skeleton className="mt-5 h-4 w-24" />
            <Skeleton className="mt-3 h-7 w-11/12" />
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-3/4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
