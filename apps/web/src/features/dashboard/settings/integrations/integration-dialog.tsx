import { API_KEY_PRESETS } from '@tideline/domain/staff/api-key-scopes';
import { INTEGRATION_LIMITS, type Integration } from '@tideline/domain/staff/integration';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { ScopeChoice } from '../api-keys/scope-choice.tsx';
import { REASON } from './password-reason.ts';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

/** Without an integration, adds one. */
export type IntegrationDialogProps = { integration?: Integration; onClose: () => void };

/** Adds an integration, or changes its name and rights. */
export function IntegrationDialog({ integration, onClose }: IntegrationDialogProps) {
  const may = useMay();
  const toast = useToast();
  const utils = trpc.useUtils();
  const onSuccess = async () => {
    toast({ title: integration ? 'Integration changed' : 'Integration added', text: form.values.name });
    await utils.integrations.list.invalidate(); // first: the focus must not return to a button that is about to disappear
    onClose();
  };
  const add = trpc.integrations.add.useMutation({ onSuccess });
  const change = trpc.integrations.change.useMutation({ onSuccess });
  const act = integration ? change : add;
  const { name = '', capabilities = API_KEY_PRESETS['Read inquiries'] ?? [] } = integration ?? {};
  const form = useForm({ name, capabilities }, act);
  const chosen = form.field('capabilities');

  function send() {
    const fields = { ...form.values, capabilities: [...chosen.value] };
    if (integration) change.mutate({ ...fields, id: integration.id });
    else add.mutate(fields);
  }
  return (
    <FormDialog
      size="md"
      title={integration ? 'Change the integration' : 'Add integration'}
      form={form}
      action={integration ? 'Save' : 'Add'}
      pendingAction={integration ? 'Saving...' : 'Adding...'}
      passwordReason={REASON}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        hint="The program, as the audit log names it."
        autoComplete="off"
        maxLength={INTEGRATION_LIMITS.name}
        {...form.field('name')}
      />
      <ScopeChoice has={(scope) => may(scope)} chosen={chosen.value} error={chosen.error} onChange={chosen.onChange} />
    </FormDialog>
  );
}
