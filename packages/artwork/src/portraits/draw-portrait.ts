import { CLOTHES } from './clothes.ts';
import { BEARDS, BROWS, EXTRAS, EYES, GLASSES, HEADS, MOUTHS } from './face.ts';
import { HAIR } from './hair.ts';
import { PORTRAIT_SIZE } from './portrait-path.ts';
import type { Traits } from './traits.ts';
import { swellOf, waterPath } from '../waves/wave.ts';

const SHADE = '#0a2a34';

/** A portrait as an SVG document: a person before a disc over water, in a few flat inks. @param seed determines the waves */
export function drawPortrait(seed: string, traits: Traits): string {
  const { inks, disc, turn, tilt, glasses, beard, extra } = traits;
  const hair = HAIR[traits.hair];
  const head = HEADS[traits.head];
  const swell = swellOf(seed, 1.6);
  const water = (level: number, layer: number) =>
    waterPath({ swell, layer, ...PORTRAIT_SIZE, level, amplitude: 7, segments: 12 }, PORTRAIT_SIZE.height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTRAIT_SIZE.width} ${PORTRAIT_SIZE.height}">` +
    `<path fill="${inks.sky}" d="M0 0h160v200H0z"/>` +
    `<circle cx="${disc.cx}" cy="${disc.cy}" r="${disc.r}" fill="${inks.disc}"/>` +
    `<path fill="${inks.far}" d="${water(128, 0)}"/><path fill="${inks.near}" d="${water(152, 1.4)}"/>` +
    `<g transform="rotate(${tilt} 80 140)"><path fill="${inks.hair}" d="${hair.back}"/></g>` +
    `<path fill="${inks.skin}" d="M66 112h28v37q-14 20-28 0z"/><path fill="${SHADE}" fill-opacity=".2" d="M66 118h28v8q-14 16-28 6z"/>` +
    CLOTHES[traits.clothes](inks) +
    `<g transform="rotate(${tilt} 80 140)">` +
    `<g fill="${inks.skin}"><ellipse cx="${51 + turn / 3}" cy="92" rx="6" ry="8.5"/><ellipse cx="${109 + turn / 3}" cy="92" rx="6" ry="8.5"/><path d="${head}"/></g>` +
    `<g transform="translate(${turn})">` +
    (beard ? `<path fill="${inks.hair}" d="${BEARDS[beard]}"/>` : '') +
    `<path d="M80 88q${turn < 0 ? '-7 10 1 12' : '7 10-1 12'}" fill="none" stroke="${SHADE}" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>` +
    BROWS[traits.brows] +
    EYES[traits.eyes] +
    MOUTHS[traits.mouth] +
    (glasses ? GLASSES[glasses] : '') +
    '</g>' +
    `<path fill="${inks.hair}" d="${hair.front}"/>` +
    (extra ? EXTRAS[extra] : '') +
    '</g></svg>'
  );
}
