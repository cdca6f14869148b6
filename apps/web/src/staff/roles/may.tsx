import type { Capability } from '@tideline/domain/staff/capability';
import type { ReactNode } from 'react';
import { useMay } from '../../lib/calls/use-may.ts';

/** Shows its content to accounts with the capability. */
export function May({ use, children }: { use: Capability; children: ReactNode }) {
  return useMay()(use) ? children : null;
}
