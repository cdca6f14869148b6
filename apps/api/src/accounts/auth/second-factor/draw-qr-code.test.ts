import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

const ADDRESS =
  'otpauth://totp/Tideline:maya%40tideline.example?issuer=Tideline&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30';

/** Pixels per module. */
const SCALE = 4;

test('a QR reader decodes the drawing', () => {
  expect(decodeQR(paint(drawQrCode(ADDRESS)))).toBe(ADDRESS);
});

test('the drawing has an empty quiet zone', () => {
  const { path, size } = drawQrCode(ADDRESS);
  const { data } = paint({ path, size });
  const isDark = (x: number, y: number) => data[(y * SCALE * size * SCALE + x * SCALE) * 4] === 0;
  for (let along = 0; along < size; along += 1) {
    for (const edge of [0, 1, 2, 3, size - 4, size - 1]) {
      expect(isDark(along, edge) || isDark(edge, along)).toBe(false);
    }
  }
  expect(isDark(4, 4)).toBe(true);
});

/** The path as a bitmap. */
function paint({ path, size }: { path: string; size: number }) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const start = row * width + Number(x) * SCALE;
      for (let pixel = start; pixel < start + Number(length) * SCALE; pixel += 1)
        data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width, height: width, data };
}
