import { type Art, type ArtFamily, BUILT_IN_ART } from '@tideline/domain/brand/art';
import { drawChart } from '../scenes/chart-scene.ts';
import { drawHarbor } from '../scenes/harbor-scene.ts';
import { inkList, type InkName, type Inks, INKS, type Paint } from '../scenes/inks.ts';
import { type PlateName, PLATES, type PrintFamily } from './plate.ts';
import { NIGHT_INKS } from '../scenes/night-inks.ts';
import { drawRain } from '../scenes/rain-scene.ts';
import type { Scene } from '../scenes/scene.ts';
import { drawShapes } from '../scenes/shapes-scene.ts';
import { drawSwell } from '../scenes/swell-scene.ts';
import { seededRandom, swellOf, waterPath } from '../waves/wave.ts';

type DrawScene = (scene: Scene) => string;

const FAMILIES: Record<PrintFamily, DrawScene> = {
  swell: drawSwell,
  chart: drawChart,
  rain: drawRain,
  harbor: drawHarbor,
};

/** Families in which every plate has the same scene; a plate then determines the inks only. */
const ONE_SCENE: Record<Exclude<ArtFamily, 'coast'>, DrawScene> = {
  waves: drawSwell,
  relief: drawChart,
  shapes: drawShapes,
};

/** The look of the site in a print; by default, the built-in one. */
export type PrintLook = { paint?: Paint | undefined; art?: Art | undefined };

/** The input of a print: the plate determines the scene, the seed everything else, including the inks unless given. */
export type PrintPlan = PrintLook & { plate: PlateName; seed: string; inks?: InkName };

const DRAWN_HEIGHT = 800;
/** Share of a card's height below which its foot begins. */
const FOOT = 0.878;

/** The inks of a print by day, which its social card shares. */
export function inksOf(plan: PrintPlan): Inks {
  return painted(INKS[inkNameOf(plan)], plan.paint);
}

function inkNameOf(plan: PrintPlan): InkName {
  const known = PLATES[plan.plate].inks;
  return plan.inks ?? known[Math.floor(seededRandom(`${seedOf(plan)} inks`)() * known.length)] ?? known[0];
}

function painted(set: Inks, paint: Paint | undefined): Inks {
  if (!paint) return set;
  const [first, second, third, fourth, fifth] = set.tones;
  return {
    ground: paint(set.ground),
    accent: paint(set.accent),
    line: paint(set.line),
    tones: [paint(first), paint(second), paint(third), paint(fourth), paint(fifth)],
  };
}

/** The ink at the foot of a social card. */
export function footInkOf(plan: PrintPlan): string {
  const { line, tones } = inksOf(plan);
  return plan.plate === 'chart' ? line : tones[4];
}

/** The print as an SVG document of `width` by `height` pixels, with its inks by day and by night. */
export function drawPrint(plan: PrintPlan, width: number, height: number): string {
  // Drawn in the same units at every size, so that the scene is the same.
  const units = { width: Math.round((DRAWN_HEIGHT * width) / height), height: DRAWN_HEIGHT };
  return draw(plan, { width, height }, units);
}

/** As a picture on a page, a drawing follows the color scheme of that page, so one file serves both themes. */
function nightStyle(plan: PrintPlan): string {
  const [day, night] = [inksOf(plan), painted(NIGHT_INKS[inkNameOf(plan)], plan.paint)];
  const nightly = new Map(inkList(day).map((ink, at) => [ink, inkList(night)[at] ?? ink]));
  const rules = Array.from(nightly, ([ink, other]) =>
    ink === other ? '' : `[fill="${ink}"]{fill:${other}}[stroke="${ink}"]{stroke:${other}}`,
  ).join('');
  return rules && `<style>@media (prefers-color-scheme:dark){${rules}}</style>`;
}

/** The print of a social card: flat above the horizon and at the foot, under the words. */
export function drawFramedPrint(plan: PrintPlan, size: Size, frame: NonNullable<Scene['frame']>): string {
  const [level, amplitude] = [size.height * FOOT, size.height * 0.012];
  const wave = { swell: swellOf(seedOf(plan), 1.3), layer: 5, width: size.width, level, amplitude, segments: 48 };
  const edge =
    plan.art?.family === 'shapes' ? `M0 ${level}H${size.width}V${size.height}H0z` : waterPath(wave, size.height);
  return draw(plan, size, size, `<path fill="${footInkOf(plan)}" d="${edge}"/>`, frame);
}

type Size = { width: number; height: number };

function draw(plan: PrintPlan, pixels: Size, units: Size, foot = '', frame?: Scene['frame']): string {
  const inks = inksOf(plan);
  const scene = drawScene(plan, inks, units, frame);
  const style = frame ? '' : nightStyle(plan); // a card has no theme
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" ` +
    `viewBox="0 0 ${units.width} ${units.height}" preserveAspectRatio="none">` +
    `${style}<path fill="${inks.ground}" d="M0 0h${units.width}v${units.height}H0z"/>${scene}${foot}</svg>`
  );
}

/** The scene of a print without its ground. */
export function drawScene(plan: PrintPlan, inks: Inks, units: Size, frame?: Scene['frame']): string {
  return sceneOf(plan)({ seed: seedOf(plan), inks, ...units, ...(frame && { frame }) });
}

function sceneOf({ plate, art = BUILT_IN_ART }: PrintPlan): DrawScene {
  return art.family === 'coast' ? FAMILIES[PLATES[plate].family] : ONE_SCENE[art.family];
}

function seedOf({ seed, art = BUILT_IN_ART }: PrintPlan): string {
  return art.seed === BUILT_IN_ART.seed ? seed : `${seed} ${art.seed}`;
}
