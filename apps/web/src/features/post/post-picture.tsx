import { placeholderUrl, resolveImageUrl } from '@tideline/domain/picture/image-url';
import { type PostSummary } from '@tideline/domain/post/post';
import type { PrintName } from '@tideline/artwork/prints/print-picture';
import { classNames } from '../../ui/controls/class-names.ts';
import { Print } from '../../ui/drawing/print.tsx';
import { ResponsiveImage } from '../../ui/drawing/responsive-image.tsx';

export type PostPictureProps = {
  post: Pick<PostSummary, 'key' | 'category' | 'featuredImageUrl'>;
  /** Print shown without an image; by default the one of the post's key. */
  print?: PrintName;
  /** Width and height set the aspect ratio of the box. */
  widthPx: number;
  heightPx: number;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Empty when the adjacent title says the same. */
  alt?: string;
  /** Loads eagerly, for the first screen. */
  isEager?: boolean;
  /** Placeholder size when the image fails; cropped to the box. */
  place?: 'list' | 'detail';
  className?: string;
};

/** The image of a post in a box of fixed aspect ratio: the chosen one, or the print of the post's key. */
export function PostPicture(props: PostPictureProps) {
  const {
    post,
    print = { post: post.key, category: post.category },
    widthPx,
    heightPx,
    sizes,
    alt = '',
    isEager = false,
    place = 'list',
    className,
  } = props;
  const source = resolveImageUrl(post.featuredImageUrl, '');
  // Source: product specification §7.
  const placeholder = place === 'list' ? placeholderUrl(600, 400) : placeholderUrl(800, 400);

  return (
    <div
      className={classNames('overflow-hidden rounded-[3px] bg-tint', className)}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {source === '' ? (
        <Print name={print} isEager={isEager} />
      ) : (
        <ResponsiveImage
          src={source}
          placeholder={placeholder}
          alt={alt}
          sizes={sizes}
          width={widthPx}
          height={heightPx}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          className="h-full w-full object-cover"
        />
      )}
    </div>
  );
}
