import { expect, test } from 'vitest';
import { parsePictureUrl, pictureSrcset, pictureUrl, pictureWidths } from './picture-address.ts';

const ID = '0123456789abcdef01234567';

test('the address of a picture implies its size and variants', () => {
  const url = pictureUrl(ID, 1200, 675, 'jpg');
  const picture = parsePictureUrl(` ${url} `);
  expect(picture).toEqual({ id: ID, url, widthPx: 1200, heightPx: 675 });
  expect(picture && pictureSrcset(picture, 'avif')).toBe(
    `/media/${ID}-480.avif 480w, /media/${ID}-960.avif 960w, /media/${ID}-1200.avif 1200w`,
  );
});

test.each([
  [[1], 1],
  [[480], 480],
  [[480, 481], 481],
  [[480, 960, 1600], 1600],
])('no variant is wider than the picture: %j of %i pixels', (widths, widthPx) => {
  expect(pictureWidths(widthPx)).toEqual(widths);
});

test.each([
  '',
  'null',
  'https://elsewhere.example/media/0123456789abcdef01234567-1600x900.jpg',
  `/media/${ID}-960.webp`,
  `/media/${ID}-0x900.jpg`,
  `/media/${ID}-1600x900.svg`,
  `/media/${ID}-1600x900.jpg?x`,
  `/media/../${ID}-1600x900.jpg`,
  `/media/${ID.toUpperCase()}-1600x900.jpg`,
  `/media/${ID}-1600x900.jpg"onerror="`,
])('%j is not the address of an uploaded picture', (address) => expect(parsePictureUrl(address)).toBeNull());
