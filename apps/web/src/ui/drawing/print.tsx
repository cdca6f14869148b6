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
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string;
  /** What the picture shows; without it the picture is decoration. */
  alt?: string;
  /** Fetched at once and first: for the one on the first screen. */
  isEager?: boolean;
  className?: string;
};

/** A print of the tide, drawn by the server in every size; it fills its box, which may crop it. */
export function Print({ name, sizes, alt = '', isEager = false, className }: PrintProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const shape = shapeOf(name);
  const width = PRINT_SHAPES[shape].widths[1];
  const size = printSize(shape, width);
  return (
    <picture>
      {hasFailed ? null : <source type="image/avif" srcSet={printSrcSet(name, 'avif')} sizes={sizes} />}
      <img
        // A picture that failed before the page came alive fires no event any more.
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
        className={classNames('h-full w-full bg-tint object-cover', className)}
      />
    </picture>
  );
}
