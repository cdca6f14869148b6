/** Room for the title in pixels: from under the label down to the horizon, left of the disc. */
const TITLE_BOX = { width: 860, height: 284 };
export const TITLE_LINE_HEIGHT = 1.06;
const TITLE_SIZES_PX = [120, 104, 92, 80, 70, 62, 54];
/** The last resort: at this size a word that is too wide is broken, and a title that is too long is cut. */
const SMALLEST_TITLE_PX = 48;
const ELLIPSIS = '…';
/** As wide as a space, which has no width where it stands alone. */
const LONE_SPACE = '\u00a0';
/** Where a line may end: at a space, or within a word like "data-driven". */
const LINE_BREAK = /(?<= )|(?<=[-‐–—/])(?=\p{L})/u;

/** A title as it will stand on its card. */
export type FittedTitle = { sizePx: number; lines: string[] };

/** How wide each text is in the font of the title, as a share of the font's size; in the order of the texts. */
export type MeasureTexts = (texts: string[]) => Promise<number[]>;

/** All widths below are shares of the font's size, as they are measured. */
type Line = { text: string; width: number };
/** A part of the title that stays on one line, and what stands between it and the next one. */
type Piece = Line & { gap: Line };
type Room = { width: number; lines: number };

const NO_GAP: Line = { text: '', width: 0 };

/**
 * The lines of a title in the largest size in which it has room. Its words stay whole, and a title that is too long
 * ends with an ellipsis behind a whole word: only a word that is wider than a line of the smallest size is broken.
 */
export async function fitTitle(title: string, measure: MeasureTexts): Promise<FittedTitle> {
  const parts = title.split(LINE_BREAK);
  const texts = parts.map((part) => part.trimEnd());
  const [space = 0, ellipsis = 0, ...widths] = await measure([LONE_SPACE, ELLIPSIS, ...texts]);
  const pieces = texts.map((text, index) => ({
    text,
    width: widths[index] ?? 0,
    gap: text === parts[index] ? NO_GAP : { text: ' ', width: space },
  }));
  for (const sizePx of [...TITLE_SIZES_PX, SMALLEST_TITLE_PX]) {
    const room = roomAt(sizePx);
    const lines = wrap(pieces, room.width);
    if (hasRoom(lines, room)) return { sizePx, lines: textsOf(balance(lines, pieces)) };
  }
  const room = roomAt(SMALLEST_TITLE_PX);
  const narrow = await breakWidePieces(pieces, room.width, ellipsis, measure);
  return { sizePx: SMALLEST_TITLE_PX, lines: textsOf(cut(narrow, room, ellipsis)) };
}

function roomAt(sizePx: number): Room {
  return {
    width: TITLE_BOX.width / sizePx,
    lines: Math.floor(TITLE_BOX.height / (sizePx * TITLE_LINE_HEIGHT)),
  };
}

function hasRoom(lines: Line[], room: Room): boolean {
  return lines.length <= room.lines && widestOf(lines) <= room.width;
}

/** Fills line after line; a piece that is too wide stands alone on its line, too wide. */
function wrap(pieces: Piece[], width: number): Line[] {
  const lines: Line[] = [];
  let gap = NO_GAP;
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && line.width + gap.width + piece.width <= width) {
      line.text += gap.text + piece.text;
      line.width += gap.width + piece.width;
    } else {
      lines.push({ text: piece.text, width: piece.width });
    }
    gap = piece.gap;
  }
  return lines;
}

/** As many lines, with the widest of them as narrow as can be. */
function balance(lines: Line[], pieces: Piece[]): Line[] {
  let balanced = lines;
  for (;;) {
    const widest = widestOf(balanced);
    const narrower = wrap(pieces, widest - 0.001);
    if (narrower.length > lines.length || widestOf(narrower) >= widest) return balanced;
    balanced = narrower;
  }
}

/** Breaks the pieces that are wider than a line between two letters; after each part there is room for an ellipsis. */
async function breakWidePieces(
  pieces: Piece[],
  width: number,
  ellipsis: number,
  measure: MeasureTexts,
): Promise<Piece[]> {
  const parts = pieces.map(async (piece) => {
    if (piece.width <= width) return [piece];
    const letters = Array.from(new Intl.Segmenter('en').segment(piece.text), ({ segment }) => segment);
    const widths = await measure(letters);
    const letterPieces = letters.map((text, index) => ({ text, width: widths[index] ?? 0, gap: NO_GAP }));
    const lines = wrap(letterPieces, width - ellipsis);
    return lines.map((line, index) => ({ ...line, gap: index === lines.length - 1 ? piece.gap : NO_GAP }));
  });
  return (await Promise.all(parts)).flat();
}

/** The lines of as many pieces as have room, with an ellipsis for those that are left out. */
function cut(pieces: Piece[], room: Room, ellipsis: number): Line[] {
  let lines = wrap(pieces, room.width);
  for (let kept = pieces.length - 1; kept > 0 && !hasRoom(lines, room); kept -= 1) {
    lines = wrap(
      pieces
        .slice(0, kept)
        .map((piece, index) =>
          index < kept - 1 ? piece : { ...piece, text: piece.text + ELLIPSIS, width: piece.width + ellipsis },
        ),
      room.width,
    );
  }
  return lines;
}

function widestOf(lines: Line[]): number {
  return Math.max(...lines.map(({ width }) => width));
}

function textsOf(lines: Line[]): string[] {
  return lines.map(({ text }) => text);
}
