import { isImportDue, WRITING } from '../../care/moving/claims.repository.ts';
import { readUploads } from '../../care/moving/read-uploads.ts';
import { jobThread, type JobThreadOptions } from '../../core/delivery/job-thread.ts';
import type { Db } from '../../core/store/schema.ts';
import type { ImportData } from './import-thread.ts';
import { type Job, NOTHING_TRIED } from './run-jobs.ts';

type ImportJobOptions = ImportData & Pick<JobThreadOptions, 'log' | 'stop'> & { db: Db };

/**
 * Reads uploaded files, and brings them in. Both work in a thread of their own: thousands of articles would hold visitors up. That
 * for writing starts when the one for reading has ended, so that their memory does not add up.
 */
export function importJob({ db, databaseUrl, mediaDir, log, stop }: ImportJobOptions): Job {
  const data = (): ImportData => ({ databaseUrl, mediaDir });
  const run = jobThread({ program: 'doors/ops/import-thread', data, log, stop });
  return {
    name: 'work on imports',
    everyMs: 1000,
    run: async (now) => {
      if (await isImportDue(db, ['reading'], now))
        return readUploads(db, mediaDir, () => new Date().toISOString(), stop);
      return (await isImportDue(db, WRITING, now)) ? run('workOnImports') : NOTHING_TRIED;
    },
  };
}
