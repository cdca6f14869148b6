import { placeholderUrl } from '@tideline/domain/picture/image-url';
import {
  PRINT_SHAPES,
  type PrintName,
  printPath,
  printSize,
  printSrcSet,
  shapeOf,
} from '@tideline/domain/waves/print-picture';
import { useState } from 'react';
import { classNames } from '../controls/class-names.ts';

export type PrintProps = {
  name: PrintName;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Alternative text; decorative without it. */
  alt?: string;
  /** Loads eagerly with high priority, for the first screen. */
  isEager?: boolean;
  className?: string;
};

/** A print rendered by the server in several sizes. Fills its box, which can crop it. */
export function Print({ name, sizes, alt = '', isEager = false, className }: PrintProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const shape = shapeOf(name);
  const width = PRINT_SHAPES[shape].widths[1];
  const size = printSize(shape, width);
  return (
    <picture>
      {hasFailed ? null : <source type="image/avif" srcSet={printSrcSet(name, 'avif')} sizes={sizes} />}
      <img
        // An image that failed before hydration fires no error event.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
        }}
        src={hasFailed ? placeholderUrl(size.width, size.height) : printPath(name, width, 'webp')}
        srcSet={hasFailed ? undefined : printSrcSet(name, 'webp')}
        sizes={sizes}
        onError={() => setHasFailed(true)}
        alt={alt}
        {...size}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        className={classNames('h-full w-full bg-tint object-cover dark:brightness-75 dark:saturate-[0.8]', className)}
      />
    </picture>
  );
}
