import { JSONParser } from '@streamparser/json';
import { JsonDepth } from './json-depth.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** An object in a file of JSON, and the names on the way to it; a place in a list has none. */
export type JsonPart = { names: string[]; value: Record<string, unknown> };

/** Longest object that is read at once, in characters of the file. */
export const LONGEST_OBJECT = 4_000_000;

/**
 * Reads the objects at some places of a JSON file, one after the other.
 * @param paths such as `$.data.*.*`
 * @param system what the file should be of, for the refusal
 * @throws UnreadableFile when there is no such object, or the file is cut off, not valid, or has an object that is too long
 */
export async function* readJson(
  chunks: AsyncIterable<string>,
  { paths, system }: { paths: string[]; system: string },
): AsyncGenerator<JsonPart> {
  let found: JsonPart[] = [];
  let [position, atLast] = [0, 0];
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    atLast = position;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const names = [...stack.map((entry) => entry.key), key].filter((name) => typeof name === 'string');
    found.push({ names, value });
  };
  let isAny = false;
  const depth = new JsonDepth();
  for await (const chunk of chunks) {
    depth.read(chunk);
    position += chunk.length;
    try {
      parser.write(chunk);
    } catch (error) {
      const place = isAny ? `The file is not valid before character ${position}. Export it again.` : refusal(system);
      throw new UnreadableFile(place, { cause: error });
    }
    if (position - atLast > LONGEST_OBJECT + chunk.length)
      throw new UnreadableFile(`The entry before character ${position} has more than ${LONGEST_OBJECT} characters.`);
    isAny ||= found.length > 0;
    yield* found;
    found = [];
  }
  if (!isAny) throw new UnreadableFile(refusal(system));
  if (!parser.isEnded) throw new UnreadableFile('The file ends in the middle. Export it again.');
}

function refusal(system: string): string {
  return `This is no export of ${system}.`;
}
