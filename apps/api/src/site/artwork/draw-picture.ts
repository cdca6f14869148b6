/** A program that draws social cards; see `runDrawing`. */
import { setPriority } from 'node:os';
import type { CardText } from '@tideline/artwork/prints/social-card';
import type { Brand } from '@tideline/domain/brand/brand';
import sharp from 'sharp';
import { drawCard, drawCardPreview } from './draw-card.ts';

/** What is drawn: a social card, the smaller one for the editor, an icon, or an uploaded logo. */
export type Drawing =
  | { kind: 'card' | 'card preview'; text: CardText; siteTitle: string; brand: Brand | null }
  | { kind: 'icon'; svg: string; sizePx: number }
  | { kind: 'logo'; content: Uint8Array };

/** A logo is drawn at most this large, in pixels. */
const LOGO_MAX_PX = 1024;

// Requests of visitors come first.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);

export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'icon')
    return sharp(Buffer.from(drawing.svg), { density: 300 }).resize(drawing.sizePx).png().toBuffer();
  if (drawing.kind === 'logo') {
    const fit = { width: LOGO_MAX_PX, height: LOGO_MAX_PX, fit: 'inside', withoutEnlargement: true } as const;
    return sharp(drawing.content).resize(fit).png().toBuffer();
  }
  const { kind, text, siteTitle, brand } = drawing;
  return (kind === 'card' ? drawCard : drawCardPreview)(text, siteTitle, brand);
}
