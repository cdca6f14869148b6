import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../source/unreadable-file.ts';
import { WxrText } from './wxr-text.ts';

/** A part of a WXR file: the values of its elements by name, without the elements inside of `children`. */
export type WxrPart = {
  /** `channel`, `wp:author`, `wp:category`, `wp:tag`, `wp:term` or `item`. */
  name: string;
  /** Where it begins. */
  line: number;
  values: Record<string, string>;
  /** The categories and tags of an item. */
  terms: { domain: string; slug: string; name: string }[];
  /** The fields that plugins and WordPress itself store beside an item. */
  meta: Map<string, string>;
  comments: number;
};

/** A place at which the file is not what it should be. */
export type WxrFault = { name: 'fault'; line: number; reason: string };

/** Longest text of one element, in characters; what follows is cut. The longest post of this program has 200,000. */
export const LONGEST_TEXT = 4_000_000;

const PARTS = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const MOST_FAULTS = 20;
/** Of characters that begin and end a text. */
const ROOM_FOR_MARKS = 1000;
const CUT = `A text has more than ${LONGEST_TEXT.toLocaleString('en-US')} characters. What follows in it was left out.`;

/**
 * Reads a WXR file, which WordPress calls an export, part by part. Entities other than those of XML are not expanded.
 * @throws UnreadableFile when it is no WXR file, or has something else than a text that is too long to read
 */
export async function* readWxr(chunks: AsyncIterable<string>): AsyncGenerator<WxrPart | WxrFault> {
  const reader = new WxrReader();
  for await (const chunk of chunks) yield* reader.write(chunk);
  yield* reader.end();
}

class WxrReader {
  readonly #parser = new SaxesParser();
  readonly #prepared = new WxrText(LONGEST_TEXT, () => this.#fault(CUT));
  readonly #open: string[] = [];
  #found: (WxrPart | WxrFault)[] = [];
  #channel = part('channel', 1);
  #part: WxrPart | null = null;
  #text = '';
  #attributes: Record<string, string> = {};
  #metaKey = '';
  #sinceEvent = 0;
  #faults = 0;
  #isChannelTold = false;

  constructor() {
    this.#parser.on('error', ({ message }) => this.#fault(message.replace(/^\d+:\d+: /, '')));
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
  }

  write(chunk: string): (WxrPart | WxrFault)[] {
    const text = this.#prepared.write(chunk);
    this.#sinceEvent += text.length;
    this.#parser.write(text);
    if (this.#sinceEvent > LONGEST_TEXT + ROOM_FOR_MARKS + text.length) throw this.#tooLong();
    return this.#take();
  }

  end(): (WxrPart | WxrFault)[] {
    this.#parser.write(this.#prepared.end());
    const isWhole = this.#open.length === 0;
    if (!this.#isChannelTold && !this.#open.includes('channel')) throw new UnreadableFile('This is not a WXR file.');
    if (!isWhole) this.#fault('The file ends in the middle. What was complete before is there.');
    this.#tellChannel();
    const more = this.#faults - MOST_FAULTS;
    if (more > 0)
      this.#found.push({ name: 'fault', line: this.#line, reason: `${more} more faults were found before this line.` });
    return this.#take();
  }

  get #line(): number {
    return this.#parser.line + this.#prepared.lostLines;
  }

  #begin(name: string, attributes: Record<string, string>): void {
    if (this.#open.length === 0 && name !== 'rss') throw new UnreadableFile('This is not a WXR file.');
    this.#sinceEvent = 0;
    this.#open.push(name);
    this.#text = '';
    this.#attributes = attributes;
    if (this.#part === null && PARTS.has(name) && this.#open.at(-2) === 'channel') {
      this.#tellChannel();
      this.#part = part(name, this.#line);
    }
  }

  #add(text: string): void {
    this.#sinceEvent = 0;
    const room = LONGEST_TEXT - this.#text.length;
    if (text.length > room && room > 0) this.#fault(CUT);
    this.#text += text.slice(0, room);
  }

  #close(name: string): void {
    this.#sinceEvent = 0;
    this.#open.pop();
    const [owner, text] = [this.#open.at(-1), this.#text];
    this.#text = '';
    const current = this.#part;
    if (current === null) {
      if (owner === 'channel') this.#channel.values[name] ??= text.trim();
    } else if (owner === 'channel') {
      this.#found.push(current);
      this.#part = null;
    } else if (owner === 'wp:postmeta') {
      if (name === 'wp:meta_key') this.#metaKey = text;
      else current.meta.set(this.#metaKey, text);
    } else if (owner === current.name) this.#setValue(current, name, text);
  }

  #setValue(current: WxrPart, name: string, text: string): void {
    const { domain = '', nicename: slug = '' } = this.#attributes;
    if (name === 'wp:comment') current.comments += 1;
    else if (name === 'category') current.terms.push({ domain, slug, name: text.trim() });
    else if (name !== 'wp:postmeta') current.values[name] = text;
  }

  /** What the channel says of the site stands before its parts. */
  #tellChannel(): void {
    if (this.#isChannelTold) return;
    this.#isChannelTold = true;
    this.#found.push(this.#channel);
  }

  #tooLong(): UnreadableFile {
    return new UnreadableFile(`Line ${this.#line} is in a text of more than ${LONGEST_TEXT} characters.`);
  }

  #fault(reason: string): void {
    this.#faults += 1;
    if (this.#faults <= MOST_FAULTS) this.#found.push({ name: 'fault', line: this.#line, reason });
  }

  #take(): (WxrPart | WxrFault)[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

function part(name: string, line: number): WxrPart {
  // Names of elements are a stranger's: they may be those of an object's own.
  return { name, line, values: Object.create(null), terms: [], meta: new Map(), comments: 0 };
}
