/**
 * A server for the bench: the built pages, and events for a receiver on this machine, which the real server refuses. Takes the
 * folder of a site and the receiver's address, prints its own, and records events while its parent says `true`.
 */
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../app.ts';
import { recordEvents } from '../../events/record-event.ts';
import { localOrigin } from '../../http/create-server.ts';
import { runJobs } from '../../ops/run-jobs.ts';
import { loadBuiltPages } from '../../pages/built-pages.ts';
import { openSiteDatabase } from '../server/site-folder.ts';
import { testEnv } from '../test-env.ts';
import { eventDeliverer } from '../../webhooks/delivery/deliver-events.ts';
import { insertTestWebhook } from './insert-webhook.ts';
import { TEST_TARGETS } from './targets.ts';

const [folder = '', receiver = ''] = process.argv.slice(2);
/** A little more than what the bench asks for. */
const EVENTS_PER_SECOND = 1050;
const TURN_MS = 100;

const db = openSiteDatabase(folder);
await insertTestWebhook(db, { url: receiver });
const pages = await loadBuiltPages(fileURLToPath(new URL('../../../../web', import.meta.url)));
const app = await buildApp({ env: testEnv(folder), db, openPages: async () => pages });
await app.listen({ port: 0, host: '127.0.0.1' });
const deliver = eventDeliverer({ db, targets: TEST_TARGETS, log: app.log, stop: new AbortController().signal });
runJobs([{ name: 'deliver events', everyMs: 1000, run: deliver }], app.log);

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
console.log(localOrigin(app));

/** Records by the clock what is due: a late turn records more. */
async function record(sinceMs: number): Promise<void> {
  const count = Math.floor(((performance.now() - sinceMs) / 1000) * EVENTS_PER_SECOND) - recorded;
  const events = Array.from({ length: count }, (_, at) => {
    return { type: 'enquiry.updated', objectId: contacts[(recorded + at) % contacts.length]?.id ?? '' } as const;
  });
  recorded += count;
  await db.transaction().execute((trx) => recordEvents(trx, events, new Date().toISOString()));
}
