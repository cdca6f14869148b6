/** A worker thread that delivers the events of its parent's database. */
import { PUBLIC_TARGETS } from '../webhook-target.ts';
import { answerRuns } from './answer-runs.ts';

answerRuns(PUBLIC_TARGETS);
