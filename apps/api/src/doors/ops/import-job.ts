import { isImportDue } from '../../care/moving/claims.repository.ts';
import { jobThread, type JobThreadOptions } from '../../core/delivery/job-thread.ts';
import type { Db } from '../../core/store/schema.ts';
import type { ImportData } from './import-thread.ts';
import { type Job, NOTHING_TRIED } from './run-jobs.ts';

type ImportJobOptions = ImportData & Pick<JobThreadOptions, 'log' | 'stop'> & { db: Db };

/** Works on imports in a thread of its own, with its own connections: thousands of articles would hold visitors up. */
export function importJob({ db, databaseUrl, mediaDir, log, stop }: ImportJobOptions): Job {
  const data = (): ImportData => ({ databaseUrl, mediaDir });
  const run = jobThread({ program: 'doors/ops/import-thread', data, log, stop });
  return {
    name: 'work on imports',
    everyMs: 1000,
    run: async (now) => ((await isImportDue(db, now)) ? run('workOnImports') : NOTHING_TRIED),
  };
}
