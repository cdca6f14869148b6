import type { Integration } from '@tideline/domain/staff/integration';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { CreateKeyDialog } from '../api-keys/create-key-dialog.tsx';

export type IntegrationKeyDialogProps = { integration: Integration; onClose: () => void };

/** Creates a key of an integration, and shows it once. */
export function IntegrationKeyDialog({ integration, onClose }: IntegrationKeyDialogProps) {
  const { id: integrationId, capabilities } = integration;
  const utils = trpc.useUtils();
  const create = trpc.integrations.createKey.useMutation({ onSuccess: () => utils.integrations.list.invalidate() });
  return (
    <CreateKeyDialog
      has={(scope) => capabilities.includes(scope)}
      create={{ ...create, mutate: (key) => create.mutate({ ...key, integrationId }) }}
      onClose={onClose}
    />
  );
}
