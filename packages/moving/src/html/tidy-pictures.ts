import type { CheerioAPI } from 'cheerio/slim';
import type { Element } from 'domhandler';
import { PICTURE_FILE } from '@tideline/domain/picture/picture-file';
import type { Notes } from '../source/note.ts';
import type { SourcePicture } from '../source/source-item.ts';

/** Where the address is until a script loads the picture; those of the original first. */
const ADDRESSES = ['data-orig-file', 'data-full-url', 'src', 'data-src', 'data-lazy-src', 'data-original'];

/** Gives each picture its address, its caption and a paragraph of its own, and lists them. */
export function tidyPictures(
  $: CheerioAPI,
  resolve: (address: string) => string | null,
  notes: Notes,
): SourcePicture[] {
  const pictures: SourcePicture[] = [];
  for (const element of $('img').toArray()) {
    const image = $(element);
    const alt = (image.attr('alt') ?? '').replaceAll(/\s+/g, ' ').trim();
    if (/\b(?:emoji|wp-smiley)\b/.test(image.attr('class') ?? '') && alt !== '') {
      image.replaceWith($('<span>').text(alt));
      continue;
    }
    const address = addressOf($, element, resolve);
    if (isCounter(element) || address === null) {
      notes.add('left', address === null ? 'picture without an address' : 'picture that counts views');
      image.replaceWith($('<span>').text(alt));
      continue;
    }
    element.attribs = { src: address, alt };
    const caption = takeCaption($, element);
    if (caption !== '') element.attribs['title'] = caption;
    pictures.push({ address, alt, caption });
  }
  for (const figure of $('figure').toArray()) separatePictures($, figure);
  for (const paragraph of $('p').toArray()) if ($(paragraph).text().trim() === '') separatePictures($, paragraph);
  return pictures;
}

/** That of the large picture, if the small one only leads to it. */
function addressOf($: CheerioAPI, element: Element, resolve: (address: string) => string | null): string | null {
  const link = $(element).closest('a');
  const large = resolve(link.attr('href') ?? '');
  const isAlone = link.length > 0 && link.text().trim() === '' && link.find('img').length === 1;
  if (isAlone && large !== null && PICTURE_FILE.test(URL.parse(large)?.pathname ?? '')) {
    link.replaceWith(link.contents());
    return large;
  }
  const [found = ''] = ADDRESSES.map((name) => element.attribs[name]).filter((address) => !isPlaceholder(address));
  return resolve(found || (element.attribs['srcset'] ?? '').trim().split(/\s+/)[0] || '');
}

/** Small pictures in the text itself stand in for those that are loaded later. */
function isPlaceholder(address: string | undefined): boolean {
  return address === undefined || address === '' || (address.startsWith('data:') && address.length < 2_000);
}

function isCounter({ attribs }: Element): boolean {
  return [attribs['width'], attribs['height']].some((side) => side !== undefined && side !== '' && Number(side) <= 2);
}

/** The caption of a single picture stands with it; that of several is a paragraph. */
function takeCaption($: CheerioAPI, element: Element): string {
  const figure = $(element).closest('figure');
  if (figure.find('img').length !== 1) return '';
  const caption = figure.find('figcaption');
  const isPlain = caption.find('a, br, p').length === 0;
  const words = caption.text().replaceAll(/\s+/g, ' ').trim();
  if (!isPlain || words === '') return '';
  caption.remove();
  return words;
}

/** A picture beside words stays in their line. */
function separatePictures($: CheerioAPI, box: Element): void {
  const images = $(box)
    .find('img')
    .filter((_, image) => $(image).closest('figure, p').get(0) === box);
  for (const image of images.toArray()) {
    const link = $(image).closest('a');
    const whole = link.length > 0 && link.text().trim() === '' ? link : $(image);
    whole.wrap(box.name === 'p' ? '<div>' : '<p>');
  }
  if (box.name === 'p' && images.length > 0) box.tagName = 'div';
}
