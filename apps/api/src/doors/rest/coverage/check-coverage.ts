/** Part of the build: fails it when a procedure has neither a documented REST path nor a reason. */
import Fastify from 'fastify';
import { openResponseCache } from '../../cache/open-response-cache.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import { restPlugin } from '../plugin.ts';
import { coverageProblems } from './coverage.ts';

const db = openDatabase(':memory:');
const readVersion = () => Promise.resolve(0);
const now = () => new Date().toISOString();
const app = Fastify();
const withPath = new Set<object>();
app.addHook('onRoute', ({ config, schema }) => {
  if (config?.procedure && schema?.hide !== true) withPath.add(config.procedure);
});
await app.register(restPlugin, {
  prefix: '/api',
  cache: openResponseCache({ db, readVersion, now, maxBytes: 0 }),
  createContext: () => Promise.reject(new Error('Nothing is called here.')),
  postBodyLimitBytes: 1,
});
await app.close();
await db.destroy();
const problems = coverageProblems(withPath);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
