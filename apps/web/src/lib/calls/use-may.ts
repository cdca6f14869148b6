import { type Capability, capabilitiesOf } from '@tideline/domain/staff/capability';
import { trpc } from './trpc.ts';
import { useSessionOwner } from './use-session-owner.ts';

/**
 * Tells what the signed-in person may do, to leave out what the server would refuse. Until the account was fetched, by the role at
 * the sign-in.
 */
export function useMay(): (...anyOf: Capability[]) => boolean {
  // Reads what the layout has fetched; fetches nothing itself.
  const account = trpc.auth.me.useQuery(undefined, { enabled: false }).data;
  const role = useSessionOwner()?.role ?? 'admin';
  const capabilities = account ? new Set(account.capabilities) : capabilitiesOf(role);
  return (...anyOf) => anyOf.some((capability) => capabilities.has(capability));
}
