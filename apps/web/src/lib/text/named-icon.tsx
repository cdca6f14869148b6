import type { IconName } from '../../content/parts/icon-name.ts';
import icons from './named-icons.svg?url';

/** `FiveStars` is a whole rating, nearly six times as wide as high. */
export type NamedIconProps = { name: IconName | 'FiveStars'; className?: string };

/**
 * The icon that the copy names, out of one picture that the browser keeps: as components, all of them would be in the
 * JavaScript of every page. Decoration: the words beside it say the same.
 */
export function NamedIcon({ name, className = 'icon' }: NamedIconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
