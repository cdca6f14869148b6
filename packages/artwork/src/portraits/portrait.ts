import { authorKey } from '@tideline/domain/author/author';
import { drawMonogram } from './draw-monogram.ts';
import { drawPortrait } from './draw-portrait.ts';
import { PEOPLE } from './people.ts';

/** The portrait of a person by name, as an SVG document: drawn by hand for those who come with the program, else initials. */
export function portraitOf(name: string): string {
  const seed = authorKey(name);
  const traits = PEOPLE.get(seed);
  return traits ? drawPortrait(seed, traits) : drawMonogram(name);
}
