import { pictureVariantUrl, pictureWidths, type OwnPicture } from '@tideline/domain/picture/picture-address';
import { classNames } from '../../ui/controls/class-names.ts';

export type PictureThumbnailProps = { picture: Pick<OwnPicture, 'id' | 'widthPx'>; alt?: string; className?: string };

/** Smallest size of an image, uncropped. */
export function PictureThumbnail({ picture: { id, widthPx }, alt = '', className }: PictureThumbnailProps) {
  const [smallest = widthPx] = pictureWidths(widthPx);
  return (
    <img
      src={pictureVariantUrl(id, smallest, 'webp')}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classNames('bg-tint object-contain', className)}
    />
  );
}
