import { crc32, deflateSync } from 'node:zlib';

/** A PNG that declares a size but contains one empty row. */
export function pngOfSize(width: number, height: number): Buffer {
  return png(width, height, deflateSync(Buffer.alloc(1 + Math.ceil(width / 8))));
}

/** A complete PNG of black pixels: a few kilobytes that decode to a large picture. */
export function blackPng(side: number): Buffer {
  return png(side, side, deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8)))));
}

function png(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit for each pixel, grey
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.of())]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A GIF of one pixel and many frames. */
export function gifOfFrames(frames: number): Buffer {
  const size = Buffer.of(1, 0, 1, 0);
  const palette = [0, 0, 0, 255, 255, 255];
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.of(0x80, 0, 0, ...palette)]);
  const frame = Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.of(0x3b)]);
}
