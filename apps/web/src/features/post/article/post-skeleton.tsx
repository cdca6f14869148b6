import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** Loading placeholder of a post. */
export function PostSkeleton() {
  return (
    <div className="frame py-16">
      <p className="sr-only" aria-live="polite">
        {blogLabels.loadingPost}
      </p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-8 h-14 w-full max-w-3xl" />
      <Skeleton className="mt-3 h-14 w-2/3 max-w-xl" />
      <Skeleton className="mt-8 h-5 w-64" />
      <Skeleton className="mt-12 aspect-2/1 w-full" />
    </div>
  );
}
