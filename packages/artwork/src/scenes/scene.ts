import type { Inks } from './inks.ts';

/** A disc in a scene, in units of the drawing. */
export type Disc = { x: number; y: number; r: number };

/** The input from which a family draws a scene. All lengths are in units of the drawing. */
export type Scene = {
  seed: string;
  inks: Inks;
  width: number;
  height: number;
  /** On a social card: where the picture begins below the words, and the place of its sun. By default, the seed decides. */
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
