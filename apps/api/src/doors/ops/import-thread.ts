/** The worker thread that reads uploaded exports of other sites and brings them in. */
import { constants } from 'node:os';
import { workOnImports } from '../../care/moving/work-on-imports.ts';
import { answerRuns } from '../../core/delivery/answer-runs.ts';

/** Data passed to the thread at its start. */
export type ImportData = { databaseUrl: string; mediaDir: string };

answerRuns<ImportData>(
  ({ db, data: { mediaDir }, stop }) => ({
    workOnImports: () => workOnImports(db, mediaDir, () => new Date().toISOString(), { stop }),
  }),
  // Thousands of pictures are converted, for hours, and nobody waits for the next one.
  constants.priority.PRIORITY_LOW,
);
