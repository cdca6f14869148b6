import { placeholderUrl, resolveImageUrl } from '@tideline/domain/picture/image-url';
import { type PostSummary } from '@tideline/domain/post/post';
import type { PrintName } from '@tideline/domain/waves/print-picture';
import { useState } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';
import { Print } from '../../ui/drawing/print.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

export type PostPictureProps = {
  post: Pick<PostSummary, 'id' | 'featuredImageUrl'>;
  /** The print in place of an own picture; by default the one made from the post's id. */
  print?: PrintName;
  /** The box's; its ratio is kept. */
  widthPx: number;
  heightPx: number;
  /** How wide the box is shown, as in the `sizes` of a picture. */
  sizes: string;
  /** Empty where the title beside it says the same. */
  alt?: string;
  /** Fetches the picture at once: for the one on the first screen. */
  isEager?: boolean;
  /** Which placeholder takes the place of a picture that fails; its box cuts it to its own ratio. */
  place?: 'list' | 'detail';
  className?: string;
};

/** A post's picture in a box of fixed ratio: the editor's, or one made from the post's id when there is none. */
export function PostPicture(props: PostPictureProps) {
  const {
    post,
    print = { post: post.id },
    widthPx,
    heightPx,
    sizes,
    alt = '',
    isEager = false,
    place = 'list',
    className,
  } = props;
  const source = resolveImageUrl(post.featuredImageUrl, '');
  const [failedSource, setFailedSource] = useState<string | null>(null);
  // Source: product specification §7.
  const placeholder = place === 'list' ? placeholderUrl(600, 400) : placeholderUrl(800, 400);

  return (
    <div
      className={classNames('overflow-hidden rounded-[3px] bg-tint', className)}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {source === '' ? (
        <Print name={print} sizes={sizes} isEager={isEager} />
      ) : (
        <ResponsiveImage
          // A picture that failed before the page came alive fires no event any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailedSource(source);
          }}
          src={failedSource === source ? placeholder : source}
          onError={() => setFailedSource(source)}
          alt={alt}
          sizes={sizes}
          width={widthPx}
          height={heightPx}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          className="h-full w-full object-cover"
        />
      )}
    </div>
  );
}
