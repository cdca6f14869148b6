import { API_KEY_PRESETS, type ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { INTEGRATION_LIMITS, type Integration } from '@tideline/domain/staff/integration';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useFocusInvalid } from '../../../../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError, needsPassword } from '../../../../lib/text/error-message.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { ScopeChoice } from '../api-keys/scope-choice.tsx';
import { PasswordStep } from '../team/password-step.tsx';
import { REASON } from './password-reason.ts';

/** Without an integration, adds one. */
export type IntegrationDialogProps = { integration?: Integration; onClose: () => void };

/** Adds an integration, or changes its name and rights. */
export function IntegrationDialog({ integration, onClose }: IntegrationDialogProps) {
  const [name, setName] = useState(integration?.name ?? '');
  const [capabilities, setCapabilities] = useState<readonly ApiKeyScope[]>(
    integration?.capabilities ?? API_KEY_PRESETS['Read enquiries'] ?? [],
  );
  const may = useMay();
  const toast = useToast();
  const utils = trpc.useUtils();
  const onSuccess = async () => {
    toast({ title: integration ? 'Integration changed' : 'Integration added', text: name });
    await utils.integrations.list.invalidate(); // first: the focus must not return to a button that is about to disappear
    onClose();
  };
  const add = trpc.integrations.add.useMutation({ onSuccess });
  const change = trpc.integrations.change.useMutation({ onSuccess });
  const act = integration ? change : add;
  const form = useFocusInvalid(act.error);
  const [nameError, capabilitiesError] = [fieldError(act.error, 'name'), fieldError(act.error, 'capabilities')];
  const isShownElsewhere = needsPassword(act.error) || nameError !== undefined || capabilitiesError !== undefined;
  const action = integration ? 'Save' : 'Add';

  function send() {
    const fields = { name, capabilities: [...capabilities] };
    if (integration) change.mutate({ ...fields, id: integration.id });
    else add.mutate(fields);
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }
  return (
    <Dialog open size="md" title={integration ? 'Change the integration' : 'Add an integration'} onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name"
          required
          hint="The program, as the audit log names it."
          error={nameError}
          autoComplete="off"
          maxLength={INTEGRATION_LIMITS.name}
          value={name}
          onChange={setName}
        />
        <ScopeChoice
          has={(scope) => may(scope)}
          chosen={capabilities}
          error={capabilitiesError}
          onChange={setCapabilities}
        />
        <DialogFoot
          action={action}
          pendingAction={integration ? 'Saving...' : 'Adding...'}
          isPending={act.isPending}
          error={act.error && !isShownElsewhere ? errorMessage(act.error) : null}
          onClose={onClose}
        />
      </form>
      <PasswordStep act={act} action={action} reason={REASON} onRetry={send} />
    </Dialog>
  );
}
