import { authorKey } from '@tideline/domain/author/author';
import { seededRandom, swellOf, waterPath } from '../waves/wave.ts';
import { PORTRAIT_SIZE } from './portrait-path.ts';

/** Sky, disc, letters, the far and the near wave. */
const INKS = [
  ['#8fd0c6', '#f6e7c1', '#0a2a34', '#5fb1b0', '#0b7a85'],
  ['#ecd08a', '#f6f7f3', '#8c3520', '#e9a45c', '#e4572e'],
  ['#0a2a34', '#0d3d49', '#f6e7c1', '#0b6773', '#5fb1b0'],
  ['#dfece8', '#ecd08a', '#0a3a46', '#8fd0c6', '#3b98a0'],
] as const;

/** Initials before a disc over water, as an SVG document: an invented face would be wrong for a real person. */
export function drawMonogram(name: string): string {
  const seed = authorKey(name);
  const random = seededRandom(seed);
  const [sky, disc, letters, far, near] = INKS[Math.floor(random() * INKS.length)] ?? INKS[0];
  const swell = swellOf(seed, 1.6);
  const water = (level: number, layer: number) =>
    waterPath({ swell, layer, ...PORTRAIT_SIZE, level, amplitude: 8, segments: 12 }, PORTRAIT_SIZE.height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PORTRAIT_SIZE.width} ${PORTRAIT_SIZE.height}">` +
    `<path fill="${sky}" d="M0 0h160v200H0z"/><circle cx="80" cy="84" r="56" fill="${disc}"/>` +
    `<text x="80" y="104" font-family="Fraunces,Georgia,serif" font-size="58" text-anchor="middle" fill="${letters}">` +
    `${escapeXml(initialsOf(name))}</text>` +
    `<path fill="${far}" d="${water(144, 0)}"/><path fill="${near}" d="${water(166, 1.4)}"/></svg>`
  );
}

/** The first letters of the first and the last word. @example initialsOf('Ada King Byron') // => 'AB' */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}'’.-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => (/^.\p{Mark}*/u.exec(word)?.[0] ?? '').toUpperCase()).join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
