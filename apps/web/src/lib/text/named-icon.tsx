import type { IconName } from '@tideline/copy/parts/icon-name';
import type { SocialLinks } from '@tideline/domain/site/settings';
import icons from './named-icons.svg?url';

/** `FiveStars` is a whole rating, almost six times as wide as high. */
export type NamedIconProps = { name: IconName | keyof SocialLinks | 'FiveStars'; className?: string };

/**
 * An icon named in the copy, from one SVG sprite: as components, all icons would be in the JavaScript of every page.
 * Decorative: the adjacent text has the meaning.
 */
export function NamedIcon({ name, className = 'icon' }: NamedIconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
