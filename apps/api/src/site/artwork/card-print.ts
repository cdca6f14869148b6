import { CARD_SIZE, type CardText } from '@tideline/artwork/prints/social-card';
import { drawFramedPrint, footInkOf, inksOf, type PrintPlan } from '@tideline/artwork/prints/draw-print';
import { planOfSeed } from '@tideline/artwork/prints/site-prints';
import type { Paint } from '@tideline/artwork/scenes/inks';
import { luminanceOf } from '@tideline/brand/color';
import { readableOn } from '@tideline/brand/readable';
import { CONTRAST } from '@tideline/brand/theme';

/** Below the title, and right of it. */
const FRAME = { horizon: 428, disc: { x: 1046, y: 404, r: 112 } };

/** The background of a card as an SVG document, in the inks of the site's look. */
export function drawCardPrint(text: CardText, paint?: Paint): string {
  return drawFramedPrint(planOf(text, paint), CARD_SIZE, FRAME);
}

/** The colors of words over the sky and at the foot of a card. */
export function cardWordColours(text: CardText, paint?: Paint): { onSky: string; onFoot: string } {
  const plan = planOf(text, paint);
  return { onSky: wordsOn(inksOf(plan).ground, paint), onFoot: wordsOn(footInkOf(plan), paint) };
}

function planOf({ seed, plate }: CardText, paint: Paint | undefined): PrintPlan {
  return { ...(plate ? { plate, seed } : planOfSeed(seed)), paint };
}

const DARK = '#0a2a34';
const LIGHT = '#f6f7f3';
/** Above this luminance dark text has the higher contrast. Source: WCAG 2.2, relative luminance. */
const BRIGHT = 0.18;

function wordsOn(background: string, paint: Paint | undefined): string {
  const words = luminanceOf(background) > BRIGHT ? DARK : LIGHT;
  return paint ? readableOn([background], CONTRAST.text, paint(words)) : words;
}
