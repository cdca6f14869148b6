import { placeholderUrl, resolveImageUrl } from '@tideline/domain/picture/image-url';
import type { PostSummary } from '@tideline/domain/post/post';
import { CalendarClock, PencilLine } from 'lucide-react';
import { useNow } from '../../../staff/time/use-now.ts';
import { Print } from '../../../ui/drawing/print.tsx';
import { ResponsiveImage } from '../../../ui/drawing/responsive-image.tsx';

export type CoverThumbnailProps = {
  post: Pick<PostSummary, 'key' | 'category' | 'featuredImageUrl' | 'status' | 'publishDate'>;
};

/** The cover of a post as a small picture; the title beside it says the same. */
export function CoverThumbnail(props: CoverThumbnailProps) {
  return (
    <div className="grid h-8 w-12 flex-none place-items-center overflow-hidden rounded-[3px] bg-tint text-muted">
      <Cover {...props} />
    </div>
  );
}

function Cover({ post }: CoverThumbnailProps) {
  const { featuredImageUrl, status, publishDate, key, category } = post;
  const now = useNow();
  const source = resolveImageUrl(featuredImageUrl, '');
  if (source !== '') {
    return (
      <ResponsiveImage
        src={source}
        placeholder={placeholderUrl(600, 400)}
        alt=""
        sizes="3rem"
        width={48}
        height={32}
        loading="lazy"
        decoding="async"
        className="h-full w-full object-cover"
      />
    );
  }
  // The server draws prints of public posts only; their addresses would reveal others.
  const isPublic = status === 'published' && publishDate !== null && Date.parse(publishDate) <= now;
  if (isPublic) return <Print name={{ post: key, category }} />;
  const Icon = status === 'draft' ? PencilLine : CalendarClock;
  return <Icon aria-hidden="true" className="icon" />;
}
