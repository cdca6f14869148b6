import { UnreadableFile } from '@tideline/moving/source/unreadable-file';

/** An opened ZIP or tar file. */
export type Archive = {
  /** The sizes of its files, unpacked, by their paths. */
  files: ReadonlyMap<string, number>;
  /** How many links and devices it has, which are not read. */
  links: number;
  /** The bytes of a file. @throws UnreadableFile when they are damaged */
  open: (path: string) => AsyncIterable<Uint8Array>;
  /** Unpacks a file to `extractedPath`. */
  extract: (path: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Of all files together, unpacked. */
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_FILES = 100_000;
const LONGEST_NAME = 1000;
/** A file that grows more when it is unpacked is a bomb. Texts grow about ten times. */
const MOST_GROWTH = 200;
/** A smaller file may grow as it likes. */
const HARMLESS_BYTES = 4 * 1024 ** 2;
/** What macOS adds to archives. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/;

/** The list of an archive, which is checked while it is read. */
export class ArchiveList<Entry> {
  readonly #entries = new Map<string, { entry: Entry; bytes: number }>();
  #bytes = 0;
  count = 0;
  links = 0;

  /** @throws UnreadableFile when the archive has too much, or a name that leads out of it */
  add(name: string, bytes: number, entry: Entry): void {
    this.count += 1;
    this.#bytes += bytes;
    if (this.#bytes > MOST_BYTES) throw new UnreadableFile('The archive has more than 2 GB when it is unpacked.');
    if (this.count > MOST_FILES) throw new UnreadableFile(`The archive has more than ${MOST_FILES} files.`);
    if (name.length > LONGEST_NAME)
      throw new UnreadableFile(`A name in the archive has more than ${LONGEST_NAME} characters.`);
    if (leadsOut(name)) throw new UnreadableFile(`The archive has a name that leads out of it: ${name.slice(0, 100)}`);
    const path = name.replace(/^(?:\.?\/)+/, '');
    if (!OF_SYSTEM.test(path)) this.#entries.set(path, { entry, bytes });
  }

  /** The entries by their paths, without a folder that all of them are in, such as that of a repository. */
  get entries(): Map<string, { entry: Entry; bytes: number }> {
    const [first = ''] = this.#entries.keys();
    const top = /^[^/]+\//.exec(first)?.[0] ?? '';
    const isWrapped =
      top !== '' && !OWN_FOLDER.test(top) && [...this.#entries.keys()].every((path) => path.startsWith(top));
    if (!isWrapped) return this.#entries;
    return new Map([...this.#entries].map(([path, found]) => [path.slice(top.length), found]));
  }
}

/** Folders that say what is in them. */
const OWN_FOLDER =
  /^(?:_.*|content|src|posts?|blog|articles?|news|journal|writing|pages|docs|static|public|assets)\/$/i;

/** @throws UnreadableFile when this many bytes became so many more */
export function requireNoBomb(name: string, packedBytes: number, bytes: number): void {
  if (bytes > MOST_BYTES) throw new UnreadableFile(`${name} has more than 2 GB when it is unpacked.`);
  if (bytes > HARMLESS_BYTES && bytes > MOST_GROWTH * packedBytes)
    throw new UnreadableFile(`${name} grows more than ${MOST_GROWTH} times when it is unpacked.`);
}

/** What a library says of an archive, as a sentence for people. An error of the disk is no fault of the file. */
export function toUnreadable(error: unknown): Error {
  if (error instanceof UnreadableFile || !(error instanceof Error) || 'syscall' in error) return error as Error;
  return new UnreadableFile(`The archive cannot be read: ${error.message}.`, { cause: error });
}

function leadsOut(name: string): boolean {
  return /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes('..');
}
