import { placeholderUrl } from '@tideline/domain/picture/image-url';
import { PRINT_SHAPES, type PrintShape } from '@tideline/artwork/prints/print-picture';
import type { SitePrintSeed } from '@tideline/artwork/prints/site-prints';
import { classNames } from '../controls/class-names.ts';
import { Print } from './print.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

export type SitePictureProps = {
  /** `photo`: address of a picture that staff show in place of the print; `focus`: the part of it that stays visible. */
  picture: { seed: SitePrintSeed; alt: string; photo?: string; focus?: string };
  shape: PrintShape;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Loads eagerly with high priority, for the first screen. */
  isEager?: boolean;
  className?: string;
};

/** The picture of a page: its print, or the one that staff have chosen. Fills its box, which can crop it. */
export function SitePicture({ picture, shape, sizes, isEager = false, className }: SitePictureProps) {
  const { seed, alt, photo, focus } = picture;
  if (!photo) return <Print name={{ seed, shape }} alt={alt} isEager={isEager} className={className} />;
  const { width, height } = PRINT_SHAPES[shape];
  return (
    <ResponsiveImage
      src={photo}
      placeholder={placeholderUrl(width, height)}
      alt={alt}
      sizes={sizes}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      className={classNames('h-full w-full bg-tint object-cover', className)}
      style={{ objectPosition: focus }}
    />
  );
}
