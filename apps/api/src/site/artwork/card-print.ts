import { CARD_SIZE, type CardText } from '@tideline/artwork/prints/social-card';
import { drawFramedPrint, footInkOf, inksOf, type PrintPlan } from '@tideline/artwork/prints/draw-print';
import { planOfSeed } from '@tideline/artwork/prints/site-prints';

/** Below the title, and right of it. */
const FRAME = { horizon: 428, disc: { x: 1046, y: 404, r: 112 } };

/** The background of a card as an SVG document. */
export function drawCardPrint(text: CardText): string {
  return drawFramedPrint(planOf(text), CARD_SIZE, FRAME);
}

/** The colors of words over the sky and at the foot of a card. */
export function cardWordColours(text: CardText): { onSky: string; onFoot: string } {
  const plan = planOf(text);
  return { onSky: readableOn(inksOf(plan).ground), onFoot: readableOn(footInkOf(plan)) };
}

function planOf({ seed, plate }: CardText): PrintPlan {
  return plate ? { plate, seed } : planOfSeed(seed);
}

const DARK = '#0a2a34';
const LIGHT = '#f6f7f3';

function readableOn(background: string): string {
  const [red = 0, green = 0, blue = 0] = (background.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // Above this luminance dark text has the higher contrast. Source: WCAG 2.2, relative luminance.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? DARK : LIGHT;
}
