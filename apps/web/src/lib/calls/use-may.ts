import { type Capability, capabilitiesOf } from '@tideline/domain/staff/capability';
import { trpc } from './trpc.ts';
import { useSessionOwner } from './use-session-owner.ts';

/**
 * Whether the signed-in account has one of the given capabilities, to hide what the server would refuse. Until the
 * account is loaded, those of the role at sign-in count.
 */
export function useMay(): (...anyOf: Capability[]) => boolean {
  // Reads the query that the layout fetches.
  const account = trpc.auth.me.useQuery(undefined, { enabled: false }).data;
  const role = useSessionOwner()?.role ?? 'admin';
  const capabilities = account ? new Set(account.capabilities) : capabilitiesOf(role);
  return (...anyOf) => anyOf.some((capability) => capabilities.has(capability));
}
