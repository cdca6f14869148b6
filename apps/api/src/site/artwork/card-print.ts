import { CARD_SIZE, type CardText } from '@tideline/artwork/prints/social-card';
import {
  drawFramedPrint,
  footInkOf,
  inksOf,
  type PrintLook,
  type PrintPlan,
} from '@tideline/artwork/prints/draw-print';
import { planOfSeed } from '@tideline/artwork/prints/site-prints';
import { luminanceOf } from '@tideline/brand/color';
import { readableOn } from '@tideline/brand/readable';
import { CONTRAST } from '@tideline/brand/theme';

/** Below the title, and right of it. */
const FRAME = { horizon: 428, disc: { x: 1046, y: 404, r: 112 } };

/** The background of a card as an SVG document, in the site's look. */
export function drawCardPrint(text: CardText, look: PrintLook): string {
  return drawFramedPrint(planOf(text, look), CARD_SIZE, FRAME);
}

/** The colors of words over the sky and at the foot of a card. */
export function cardWordColours(text: CardText, look: PrintLook): { onSky: string; onFoot: string } {
  const plan = planOf(text, look);
  return { onSky: wordsOn(inksOf(plan).ground, look), onFoot: wordsOn(footInkOf(plan), look) };
}

function planOf({ seed, plate }: CardText, look: PrintLook): PrintPlan {
  return { ...(plate ? { plate, seed } : planOfSeed(seed)), ...look };
}

const DARK = '#0a2a34';
const LIGHT = '#f6f7f3';
/** Above this luminance dark text has the higher contrast. Source: WCAG 2.2, relative luminance. */
const BRIGHT = 0.18;

function wordsOn(background: string, { paint }: PrintLook): string {
  const words = luminanceOf(background) > BRIGHT ? DARK : LIGHT;
  return paint ? readableOn([background], CONTRAST.text, paint(words)) : words;
}
