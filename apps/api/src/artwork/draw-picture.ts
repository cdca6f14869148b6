/**
 * A program that draws the pictures which its parent asks for, one message each, until the parent disconnects. The memory
 * of the picture library, which never shrinks, ends with this process.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { encodePrint } from './encode-print.ts';
import type { Drawing, DrawingAnswer } from './run-drawing.ts';

// Requests of visitors come first.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (drawing: Drawing) => {
  void answer(drawing).then((message) => process.send?.(message));
});

async function answer(drawing: Drawing): Promise<DrawingAnswer> {
  try {
    return { picture: await draw(drawing) };
  } catch (error) {
    return { failure: String(error) };
  }
}

async function draw(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'print') return encodePrint(drawing.plan, drawing.shape, drawing.widthPx, drawing.format);
  // Loaded with the first card: the layout of words takes a third of this program's memory.
  const { drawCard, drawCardPreview } = await import('./draw-card.ts');
  const { text, siteTitle } = drawing;
  return drawing.kind === 'card' ? drawCard(text, siteTitle) : drawCardPreview(text, siteTitle);
}
