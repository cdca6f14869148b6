import type { CardText } from '@tideline/artwork/prints/social-card';
import { CARD_SIZE } from '@tideline/artwork/prints/social-card';
import { type Brand, BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { loadCardFonts } from './card-fonts.ts';
import { drawCardPrint } from './card-print.ts';
import { type CardWords, layOutCard } from './card-words.ts';
import { printLookOf } from './print-look.ts';

const PREVIEW_WIDTH_PX = 800;

/**
 * A social card as a PNG of `CARD_SIZE`. Letters missing in all fonts are left out; if less than half of a title remains,
 * the label replaces it, else the site's name.
 * @param brand the look of the site; null for the built-in one
 */
export async function drawCard(text: CardText, siteTitle: string, brand: Brand | null = null): Promise<Buffer> {
  const look = printLookOf(brand);
  const { fonts: pair } = brand ?? BUILT_IN_BRAND;
  const words: CardWords = {
    ...text,
    title: tidy(text.title),
    label: tidy(text.label),
    siteTitle: tidy(siteTitle),
    look,
    fonts: pair,
    hasMark: !brand?.logo,
  };
  const fonts = await loadCardFonts(pair);
  const { svg, missing } = await drawWords(words, fonts);
  const drawn = missing.size === 0 ? svg : (await drawWords(withoutMissing(words, missing), fonts)).svg;
  const print = Buffer.from(drawCardPrint(text, look));
  return sharp(print)
    .composite([{ input: Buffer.from(drawn) }])
    .png({ palette: true, colours: 96 })
    .toBuffer();
}

/** A smaller card for the editor, as WebP. */
export async function drawCardPreview(...card: Parameters<typeof drawCard>): Promise<Buffer> {
  return sharp(await drawCard(...card))
    .resize(PREVIEW_WIDTH_PX)
    .webp({ quality: 82 })
    .toBuffer();
}

type DrawnWords = {
  /** Words as paths. */
  svg: string;
  /** Letters that no font has. */
  missing: Set<string>;
};

async function drawWords(words: CardWords, fonts: Font[]): Promise<DrawnWords> {
  const missing = new Set<string>();
  // satori's type requires React elements, but plain objects of the same shape are accepted.
  const node = layOutCard(words) as unknown as Parameters<typeof satori>[0];
  const svg = await satori(node, {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: async (_language, letters) => {
      for (const letter of letters) missing.add(letter);
      return [];
    },
  });
  return { svg, missing };
}

function withoutMissing(words: CardWords, missing: Set<string>): CardWords {
  const [title, label, siteTitle] = [words.title, words.label, words.siteTitle].map((text) =>
    tidy(Array.from(text, (letter) => (missing.has(letter) ? ' ' : letter)).join('')),
  );
  return {
    ...words,
    title: isMostly(title ?? '', words.title) ? (title ?? '') : label || siteTitle || '',
    label: label ?? '',
    siteTitle: siteTitle ?? '',
  };
}

/** Whether at least half of the letters and digits remain. */
function isMostly(left: string, whole: string): boolean {
  return countLetters(left) > 0 && countLetters(left) * 2 >= countLetters(whole);
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** One line without unprintable characters: soft hyphens, control characters, lone surrogates. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '') // inside words
    .replace(/[\p{C}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}
