import { parsePictureUrl, pictureSrcset } from '@tideline/domain/picture/picture-address';
import type { ComponentProps } from 'react';

export type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  src: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
};

/** An image. Own uploads use the smallest sufficient size. */
export function ResponsiveImage({ src, alt, sizes, ...rest }: ResponsiveImageProps) {
  const own = parsePictureUrl(src);
  if (!own) return <img {...rest} src={src} alt={alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(own, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(own, 'webp')} sizes={sizes} />
      <img {...rest} src={own.url} alt={alt} width={own.widthPx} height={own.heightPx} />
    </picture>
  );
}
