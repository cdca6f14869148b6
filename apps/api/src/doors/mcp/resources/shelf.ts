import type { Caller } from '../tool.ts';
import type { Needs } from '../tools.ts';

/** How many resources of a kind are listed, the newest first. The tools find the others. */
export const LISTED = 50;

/** A kind of resources: texts that a person attaches to a conversation with a model. */
export type Shelf = Pick<Needs, 'procedures'> & {
  /** Followed by the id. Names a text in this site only. */
  uri: `site://${string}/`;
  name: string;
  title: string;
  description: string;
  mimeType: 'text/markdown' | 'text/plain';
  list(call: Caller): Promise<{ id: string; name: string; title: string; description: string }[]>;
  read(call: Caller, id: string, origin: string): Promise<string>;
};

/** The facts that there are, one in a line. */
export function factLines(facts: Record<string, string | number | null>, mark = ''): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => (value === null || value === '' ? [] : [`${mark}${name}: ${value}`]))
    .join('\n');
}
