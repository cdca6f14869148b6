import { CLIENTS } from './clients.ts';
import { SAMPLE_AUTHORS } from './sample-authors.ts';

/** The people who come with the program, by the key of their names: see `authorKey`. */
export const PEOPLE = new Map([...SAMPLE_AUTHORS, ...CLIENTS]);
