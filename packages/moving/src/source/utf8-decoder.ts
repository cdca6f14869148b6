import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** Whole characters of UTF-8 that have several bytes, and bytes that are none of it; each byte is a letter of this text. */
const SEQUENCE =
  /([\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2})|[\x80-\xFF]/g;
/** Decodes a text that arrives in chunks. */
export type Decoder = { write: (bytes: Uint8Array) => string; end: () => string };

/** Decodes UTF-8, with bytes of Windows-1252 in it. @param onOddByte is told the line of each of these */
export function utf8Decoder(onOddByte: (line: number) => void): Decoder {
  const windows = new TextDecoder('windows-1252');
  let rest = Buffer.alloc(0);
  let [line, isBeginning] = [1, true];
  return {
    write(bytes) {
      const all = rest.length > 0 ? Buffer.concat([rest, bytes]) : Buffer.from(bytes);
      const end = all.length - begunLength(all);
      rest = all.subarray(end);
      return decode(all.subarray(0, end));
    },
    end: () => decode(rest),
  };

  function decode(bytes: Buffer): string {
    const text = isUtf8(bytes) ? bytes.toString('utf8') : decodeMixed(bytes);
    line += text.split('\n').length - 1;
    if (!isBeginning || text === '') return text;
    isBeginning = false;
    return text.replace(/^\uFEFF/, '');
  }

  function decodeMixed(bytes: Buffer): string {
    const lines = bytes.toString('latin1').split('\n');
    return lines
      .map((text, at) =>
        text.replaceAll(SEQUENCE, (byte, whole?: string) => {
          if (whole !== undefined) return Buffer.from(whole, 'latin1').toString('utf8');
          onOddByte(line + at);
          return windows.decode(Buffer.from(byte, 'latin1'));
        }),
      )
      .join('\n');
  }
}

/** How many bytes at the end may be the beginning of a character. */
function begunLength(bytes: Buffer): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    // The first byte says how many there are.
    if (byte >= 0xc0) return length < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? length : 0;
  }
  return 0;
}
