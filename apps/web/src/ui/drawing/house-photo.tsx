import { placeholderUrl } from '@tideline/domain/picture/image-url';
import { classNames } from '../controls/class-names.ts';
import { ResponsiveImage } from './responsive-image.tsx';

/** The crops of a photograph: width divided by height. */
const CROPS = { portrait: '4 / 5', square: '1 / 1', landscape: '3 / 2', wide: '8 / 3' } as const;

/** Sizes of the placeholder in pixels, in the same crops. */
const PLACEHOLDERS = { portrait: [640, 800], square: [800, 800], landscape: [800, 533], wide: [800, 300] } as const;

export type HousePhotoProps = {
  /** Address of an upload (`/media/...`) or any other image that the page may show. */
  src: string;
  alt: string;
  crop: keyof typeof CROPS;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The brand colour of the light parts; the dark parts are always deep-sea blue. Foam by default. */
  ink?: 'foam' | 'sand' | 'coral';
  /** The part that stays visible when cropped, as in CSS `object-position`. A little above the middle by default. */
  focus?: string;
  /** Loads eagerly with high priority, for the first screen. */
  isEager?: boolean;
  /** For size and position of the box. The height follows from the crop. */
  className?: string;
};

/**
 * A photograph in the house treatment: duotone of two brand colours, fine grain, one of four crops. CSS does all of it
 * (`styles/house-photo.css`), so the file stays as uploaded, and the dark theme needs no second one.
 * @example <HousePhoto src={person.photoUrl} alt={person.name} crop="portrait" sizes="16rem" ink="sand" className="w-64" />
 */
export function HousePhoto({
  src,
  alt,
  crop,
  sizes,
  ink = 'foam',
  focus,
  isEager = false,
  className,
}: HousePhotoProps) {
  const [width, height] = PLACEHOLDERS[crop];
  return (
    <div className={classNames('house-photo', className)} data-ink={ink} style={{ aspectRatio: CROPS[crop] }}>
      <ResponsiveImage
        src={src}
        placeholder={placeholderUrl(width, height)}
        alt={alt}
        sizes={sizes}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        style={focus === undefined ? undefined : { objectPosition: focus }}
      />
    </div>
  );
}
