/**
 * For the bench: records events in the database of a site, like a second server of it. Takes the folder of the site, prints
 * a line, and records while its parent says `true`.
 */
import { recordEvents } from '../../core/events/record-event.ts';
import { openSiteDatabase } from '../server/site-folder.ts';

/** Slightly more than the bench requires. */
const EVENTS_PER_SECOND = 210;
const TURN_MS = 100;

const [folder = ''] = process.argv.slice(2);
const db = openSiteDatabase(folder);
const contacts = await db.selectFrom('contacts').select('id').execute();
let recorded = 0;
let startMs: number | null = null;
process.on('message', (isRecording) => {
  startMs = isRecording === true ? performance.now() : null;
  recorded = 0;
});
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (startMs !== null) void record(startMs);
}, TURN_MS);
console.log('ready');

/** Records all events due by the clock: a late turn records more. */
async function record(sinceMs: number): Promise<void> {
  const count = Math.floor(((performance.now() - sinceMs) / 1000) * EVENTS_PER_SECOND) - recorded;
  const events = Array.from({ length: count }, (_, at) => {
    return { type: 'enquiry.updated', objectId: contacts[(recorded + at) % contacts.length]?.id ?? '' } as const;
  });
  recorded += count;
  await db.transaction().execute((trx) => recordEvents(trx, events, new Date().toISOString()));
}
