import { safeAddress } from './tidy-links.ts';

/** A picture whose bytes are in the clipboard. */
export type PastedPicture = { file: File; alt: string };
/** The pictures of a clipboard. */
export type TakenPictures = {
  pictures: PastedPicture[];
  /** Number of pictures whose address only their own program can read. */
  unreadable: number;
};

/** Private-use characters that replace a picture while the text is converted. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/**
 * Replaces pictures whose bytes are in the text by marks. Those on the web keep their address; unreadable ones, and
 * invisible ones that count views, are removed.
 */
export function takePictures(body: HTMLElement, origin: string): TakenPictures {
  const pictures: PastedPicture[] = [];
  let unreadable = 0;
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const alt = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
    const sides = [image.getAttribute('width'), image.getAttribute('height')];
    const address = safeAddress(source, origin);
    if (sides.some((side) => side !== null && Number(side) <= 2)) image.remove();
    else if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length < 12) image.replaceWith(alt);
    else if (source.startsWith('data:')) {
      const file = readDataUrl(source, pictures.length + 1);
      if (file) image.replaceWith(`${MARK_START}${pictures.length}${MARK_END}`);
      else image.remove();
      if (file) pictures.push({ file, alt });
      else unreadable += 1;
    } else if (address !== null && !address.startsWith('mailto:')) {
      image.setAttribute('src', address);
      image.setAttribute('alt', alt);
      takeCaption(image);
    } else {
      image.remove();
      unreadable += 1;
    }
  }
  return { pictures, unreadable };
}

/** The caption of a picture becomes its title, which a post shows as its caption. */
function takeCaption(image: Element): void {
  const caption = image.closest('figure')?.querySelector('figcaption');
  if (!caption) return;
  image.setAttribute('title', caption.textContent.replace(/\s+/g, ' ').trim());
  caption.remove();
}

/** The file of a `data:` address; null for any other address. The page's policy does not allow fetching one. */
function readDataUrl(address: string, number: number): File | null {
  const match = /^data:(image\/([a-z]+))(?:;[^,;]*)*;base64,([\s\S]+)$/i.exec(address);
  if (!match) return null;
  const [, type = '', ending = '', base64 = ''] = match;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return new File([bytes], `pasted-${number}.${ending}`, { type });
  } catch {
    return null;
  }
}
