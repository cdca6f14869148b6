/**
 * A program that draws the social cards which its parent asks for, one message each, until the parent disconnects. The
 * memory of the picture library, which never shrinks, ends with this process.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawCard, drawCardPreview } from './draw-card.ts';
import type { Drawing, DrawingAnswer } from './run-drawing.ts';

// Requests of visitors come first.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (drawing: Drawing) => {
  // When the server has stopped meanwhile, the answer is dropped.
  void answer(drawing).then((message) => process.send?.(message, undefined, undefined, () => undefined));
});

async function answer(drawing: Drawing): Promise<DrawingAnswer> {
  try {
    return { picture: await draw(drawing) };
  } catch (error) {
    return { failure: String(error) };
  }
}

function draw({ kind, text, siteTitle }: Drawing): Promise<Buffer> {
  return kind === 'card' ? drawCard(text, siteTitle) : drawCardPreview(text, siteTitle);
}
