import { parsePictureUrl, pictureSrcset } from '@tideline/domain/picture/picture-address';
import { type ComponentProps, useState } from 'react';

export type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref' | 'onError'> & {
  src: string;
  /** Address shown instead when the image fails to load. */
  placeholder: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
};

/** An image. Own uploads use the smallest sufficient size. */
export function ResponsiveImage({ src, placeholder, alt, sizes, ...rest }: ResponsiveImageProps) {
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const shown = failedSource === src ? placeholder : src;
  const own = parsePictureUrl(shown);
  const image = (
    <img
      {...rest}
      // An image that failed before hydration fires no error event.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailedSource(src);
      }}
      onError={() => setFailedSource(src)}
      src={shown}
      alt={alt}
      {...(own ? { width: own.widthPx, height: own.heightPx } : {})}
    />
  );
  if (!own) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcset(own, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcset(own, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
