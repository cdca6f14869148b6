/** The worker thread that delivers events, for receivers on this machine. */
import { answerRuns } from '../../care/webhooks/delivery/answer-runs.ts';
import { TEST_TARGETS } from './targets.ts';

answerRuns(TEST_TARGETS);
