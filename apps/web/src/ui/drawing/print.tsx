import { placeholderUrl } from '@tideline/domain/picture/image-url';
import { PRINT_SHAPES, type PrintName, printPath, shapeOf } from '@tideline/artwork/prints/print-picture';
import { useContext, useState } from 'react';
import { classNames } from '../controls/class-names.ts';
import { LookContext } from './look-context.ts';

export type PrintProps = {
  name: PrintName;
  /** Alternative text; decorative without it. */
  alt?: string;
  /** Loads eagerly with high priority, for the first screen. */
  isEager?: boolean;
  className?: string;
};

/** A print drawn by the server. Fills its box, which can crop it. */
export function Print({ name, alt = '', isEager = false, className }: PrintProps) {
  const look = useContext(LookContext);
  const [hasFailed, setHasFailed] = useState(false);
  const size = PRINT_SHAPES[shapeOf(name)];
  return (
    <img
      // An image that failed before hydration fires no error event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
      }}
      src={hasFailed ? placeholderUrl(size.width, size.height) : printPath(name, look)}
      onError={() => setHasFailed(true)}
      alt={alt}
      {...size}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      className={classNames('h-full w-full bg-tint object-cover', className)}
    />
  );
}
