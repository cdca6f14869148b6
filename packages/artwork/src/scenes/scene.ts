import type { Inks } from './inks.ts';

/** A round thing in a scene, in the units of the drawing. */
export type Disc = { x: number; y: number; r: number };

/** What a family draws a scene from. All lengths are in the units of the drawing. */
export type Scene = {
  seed: string;
  inks: Inks;
  width: number;
  height: number;
  /** On a social card: where the picture begins below the words, and the place of its sun. Else the seed decides. */
  frame?: { horizon: number; disc: Disc };
};

/** A number between two limits. */
export function between(random: () => number, from: number, to: number): number {
  return from + random() * (to - from);
}

/** A number as SVG text, with one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A filled circle. */
export function circle({ x, y, r }: Disc, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`;
}
