/**
 * A server for the bench, with the built pages, which sends events to a receiver on this machine; the real server refuses
 * that. Takes the folder of a site and the receiver's address, and prints its own.
 */
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../app.ts';
import { localOrigin } from '../../doors/http/create-server.ts';
import { runJobs } from '../../doors/ops/run-jobs.ts';
import { loadBuiltPages } from '../../doors/pages/built-pages.ts';
import { listDueWebhooks } from '../../care/webhooks/delivery/deliveries.repository.ts';
import { jobThread } from '../../core/delivery/job-thread.ts';
import { openSiteDatabase, placesIn } from '../server/site-folder.ts';
import { testEnv } from '../test-env.ts';
import { insertTestWebhook } from './insert-webhook.ts';

const [folder = '', receiver = ''] = process.argv.slice(2);

const db = openSiteDatabase(folder);
await insertTestWebhook(db, { url: receiver });
const pages = await loadBuiltPages(fileURLToPath(new URL('../../../../web', import.meta.url)));
const app = await buildApp({ env: testEnv(folder), db, openPages: async () => pages });
await app.listen({ port: 0, host: '127.0.0.1' });
const run = jobThread({
  data: () => ({ databaseUrl: placesIn(folder).url }),
  log: app.log,
  stop: new AbortController().signal,
  program: 'testing/webhooks/local-delivery-thread',
});
const deliver = async (now: string) => ((await listDueWebhooks(db, now)).length > 0 ? run('deliverEvents') : undefined);
runJobs([{ name: 'deliver events', everyMs: 1000, run: deliver }], app.log);
process.on('disconnect', () => process.exit());
console.log(localOrigin(app));
