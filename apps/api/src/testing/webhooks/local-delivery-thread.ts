/** The worker thread that delivers events, for receivers on this machine. */
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import { answerRuns } from '../../core/delivery/answer-runs.ts';
import { TEST_TARGETS } from './targets.ts';

answerRuns((given) => ({ deliverEvents: eventDeliverer({ ...given, targets: TEST_TARGETS }) }));
