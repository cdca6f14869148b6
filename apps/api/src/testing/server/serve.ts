/**
 * A server without pages, for tests that kill it or need several: same app, database and shutdown as the real one.
 * Arguments: database URL, data folder. Prints its port.
 */
import { buildApp } from '../../app.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { publishScheduledPosts } from '../../site/posts/post-writes.repository.ts';
import { runJobs } from '../../doors/ops/run-jobs.ts';
import { stopOnSignals } from '../../doors/ops/shutdown.ts';
import { testEnv } from '../test-env.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const db = openDatabase(databaseUrl);
await migrateToLatest(db);
const app = await buildApp({
  env: { ...testEnv(dataDir), trustedProxies: ['127.0.0.1'] },
  db,
  openPages: null,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const publishing = { name: 'publish', everyMs: 50, run: (now: string) => publishScheduledPosts(db, now) };
const stopJobs = runJobs([publishing], app.log);
stopOnSignals(app, {
  async release() {
    await stopJobs();
    await db.destroy();
  },
});
const address = app.server.address();
console.log(typeof address === 'object' && address !== null ? address.port : 0);
