import { PORTRAIT_SIZE, portraitPath } from '@tideline/artwork/portraits/portrait-path';
import { classNames } from '../controls/class-names.ts';
import { HousePhoto } from './house-photo.tsx';

export type PortraitProps = {
  name: string;
  /** The picture that staff chose; null for the drawing. */
  pictureUrl?: string | null;
  /** A whole portrait of 4 by 5, or just the face in a circle. */
  shape?: 'whole' | 'face';
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
  /** Sets the width of the box. */
  className?: string;
};

/** The portrait of a person. Decorative: the name is next to it. */
export function Portrait({ name, pictureUrl, shape = 'whole', sizes, isEager = false, className }: PortraitProps) {
  const isFace = shape === 'face';
  const box = classNames(isFace ? 'aspect-square rounded-full' : 'aspect-4/5 rounded-[3px]', className);
  if (pictureUrl) {
    const crop = isFace ? 'square' : 'portrait';
    return <HousePhoto src={pictureUrl} alt="" crop={crop} sizes={sizes} isEager={isEager} className={box} />;
  }
  return (
    <img
      src={portraitPath(name)}
      alt=""
      {...PORTRAIT_SIZE}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false} // part of a carousel that is swiped
      className={classNames('bg-tint object-cover object-[50%_28%] dark:brightness-90', box)}
    />
  );
}
