import { TextDecoder } from 'node:util';
import { UnreadableFile } from './unreadable-file.ts';
import { type Decoder, utf8Decoder } from './utf8-decoder.ts';

/** `<?xml version="1.0" encoding="windows-1252"?>` */
const DECLARED = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
const PROLOG_BYTES = 200;

/**
 * Decodes a text in the encoding that it declares, else in UTF-8. Bytes that are no UTF-8 are read as Windows-1252, in which old
 * posts of a site often are, and are told of: nothing is replaced without a word.
 * @param onOddByte is told the line of each such byte
 * @throws UnreadableFile with the line, when the encoding is unknown, or the text is not in the one that it declares
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  onOddByte: (line: number) => void = () => {},
): AsyncGenerator<string> {
  let decoder: Decoder | null = null;
  let head = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.write(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < PROLOG_BYTES) continue;
    decoder = decoderFor(head, onOddByte);
    yield decoder.write(head);
  }
  if (!decoder) {
    decoder = decoderFor(head, onOddByte);
    yield decoder.write(head);
  }
  yield decoder.end();
}

function decoderFor(head: Buffer, onOddByte: (line: number) => void): Decoder {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return decoderOf('utf-16le');
  if (first === 0xfe && second === 0xff) return decoderOf('utf-16be');
  const declared = DECLARED.exec(head.toString('latin1', 0, PROLOG_BYTES))?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(declared) ? utf8Decoder(onOddByte) : decoderOf(declared);
}

function decoderOf(encoding: string): Decoder {
  const decoder = openDecoder(encoding);
  let line = 1;
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    try {
      const text = decoder.decode(bytes, { stream });
      line += text.split('\n').length - 1;
      return text;
    } catch (error) {
      const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\uFFFD', 1);
      const at = line + before.split('\n').length - 1;
      throw new UnreadableFile(`Line ${at} is not in ${encoding}, as the file says.`, { cause: error });
    }
  };
  return { write: (bytes) => decode(bytes, true), end: () => decode(new Uint8Array(), false) };
}

function openDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    throw new UnreadableFile(`Line 1 says that the file is in ${encoding}, which is not known here.`, { cause: error });
  }
}
