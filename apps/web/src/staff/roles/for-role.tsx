import type { Capability } from '@tideline/domain/staff/capability';
import type { ComponentType } from 'react';
import { useMay } from '../../lib/calls/use-may.ts';
import { NotForRole } from './not-for-role.tsx';

export type ForRoleProps = { needs: readonly Capability[]; screen: ComponentType };

/** A screen for accounts with one of these capabilities; a message for others, who opened its address. */
export function ForRole({ needs, screen: Screen }: ForRoleProps) {
  return useMay()(...needs) ? <Screen /> : <NotForRole />;
}
