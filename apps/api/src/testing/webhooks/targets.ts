import { LOOPBACK_TARGETS } from '../../care/webhooks/webhook-target.ts';

/** This machine, on which tests have their receivers. */
export const TEST_TARGETS = LOOPBACK_TARGETS;
