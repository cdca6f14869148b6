import { randomUUID } from 'node:crypto';
import { toSampleRow } from '../../core/authors/authors.repository.ts';
import type { Insertable } from 'kysely';
import type { AuthorsTable } from '../../core/store/tables/people.ts';

/** The authors of the sample articles. Each sentence is true of what they write there. */
const AUTHORS = [
  {
    name: 'Maya Alvarez',
    role: 'Search and Websites',
    sentence: 'Tests a site on an old phone with the Wi-Fi off before she looks at its score.',
    bio: 'Maya looks after search and websites. She writes about what people see of a practice before they call it: the map results, the slow page, the question nobody answered.',
  },
  {
    name: 'Daniel Okafor',
    role: 'Strategy Director',
    sentence: 'Has been on both sides of white-label work, and would rather strike a channel from a plan than add one.',
    bio: 'Daniel writes the plans, and what they leave out. His articles are for owners and partners who have two hours a week for marketing and a practice to run in the others.',
  },
  {
    name: 'Priya Raman',
    role: 'Analytics Lead',
    sentence: 'Keeps a number in a report only if a change in it would change a decision.',
    bio: 'Priya builds the two-page reports. She writes about the few figures that are worth a partner’s time, and about the many that only prove somebody was busy.',
  },
  {
    name: 'Jonah Weiss',
    role: 'Film Director',
    sentence: 'Leaves the microphone on until you are out of the chair, and tells you so.',
    bio: 'Jonah directs our films, usually with one camera operator and people who would rather be anywhere else. He writes down what he learned on the day.',
  },
  {
    name: 'Elena Sorensen',
    role: 'Managing Editor',
    sentence: 'Plans for your worst month and keeps three finished articles on the shelf.',
    bio: 'Elena edits everything that we publish for clients. She writes about calendars, newsletters and reviews: the quiet work that has to go on in a busy month.',
  },
];

/** The sample authors as rows. */
export function buildSampleAuthors(now: string): Insertable<AuthorsTable>[] {
  return AUTHORS.map((author) => toSampleRow({ id: randomUUID(), ...author }, now));
}
