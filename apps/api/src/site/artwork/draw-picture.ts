/** A program that draws social cards; see `runDrawing`. */
import { setPriority } from 'node:os';
import type { CardText } from '@tideline/artwork/prints/social-card';
import sharp from 'sharp';
import { drawCard, drawCardPreview } from './draw-card.ts';

/** What is drawn: a social card, or the smaller one for the editor. */
export type Drawing = { kind: 'card' | 'card preview'; text: CardText; siteTitle: string };

// Requests of visitors come first.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);

export async function drawPicture({ kind, text, siteTitle }: Drawing): Promise<Buffer> {
  return kind === 'card' ? drawCard(text, siteTitle) : drawCardPreview(text, siteTitle);
}
