import type { CLOTHES } from './clothes.ts';
import type { BEARDS, BROWS, EXTRAS, EYES, GLASSES, HEADS, MOUTHS } from './face.ts';
import type { HAIR } from './hair.ts';

/** The flat colours of a portrait. */
export type PortraitInks = Record<'sky' | 'disc' | 'far' | 'near' | 'skin' | 'hair' | 'cloth' | 'trim', string>;

/** The input of a portrait. Parts are names of drawings. */
export type Traits = {
  inks: PortraitInks;
  disc: { cx: number; cy: number; r: number };
  head: keyof typeof HEADS;
  hair: keyof typeof HAIR;
  brows: keyof typeof BROWS;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  clothes: keyof typeof CLOTHES;
  glasses?: keyof typeof GLASSES;
  beard?: keyof typeof BEARDS;
  extra?: keyof typeof EXTRAS;
  /** How far the face looks to the right, in units of the drawing; negative: to the left. */
  turn: number;
  /** How far the head leans to the right, in degrees. */
  tilt: number;
};

/** Sky, disc, the far and the near wave; skin, hair, and the two colours of the clothes. */
export function inks(...[sky, disc, far, near, skin, hair, cloth, trim]: Eight<string>): PortraitInks {
  return { sky, disc, far, near, skin, hair, cloth, trim };
}

type Eight<Item> = [Item, Item, Item, Item, Item, Item, Item, Item];
