import type { Targets } from '../../care/webhooks/webhook-target.ts';

/** This machine, on which tests have their receivers. */
export const TEST_TARGETS: Targets = {
  protocol: 'http:',
  isAllowed: (address) => address === '127.0.0.1' || address === '::1',
  isAllowedPort: () => true,
};
