/** A program that draws social cards; see `runDrawing`. */
import { setPriority } from 'node:os';
import type { CardText } from '@tideline/artwork/prints/social-card';
import type { BrandColors } from '@tideline/domain/brand/brand';
import sharp from 'sharp';
import { drawCard, drawCardPreview } from './draw-card.ts';

/** What is drawn: a social card, the smaller one for the editor, or an icon. Colors are null in the built-in look. */
export type Drawing =
  | { kind: 'card' | 'card preview'; text: CardText; siteTitle: string; colors: BrandColors | null }
  | { kind: 'icon'; svg: string; sizePx: number };

// Requests of visitors come first.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);

export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'icon')
    return sharp(Buffer.from(drawing.svg), { density: 300 }).resize(drawing.sizePx).png().toBuffer();
  const { kind, text, siteTitle, colors } = drawing;
  return (kind === 'card' ? drawCard : drawCardPreview)(text, siteTitle, colors);
}
