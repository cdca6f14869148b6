import { API_KEY_LIMITS, type CreatedApiKey } from '@tideline/domain/staff/api-key';
import type { NewApiKey } from '@tideline/domain/staff/api-key.schema';
import { API_KEY_PRESETS, API_KEY_SCOPES, type ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { CreatedKey } from './created-key.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'Never' },
];

export type CreateKeyDialogProps = {
  /** Whether the owner of the key has a right: the key can have only those. */
  has: (scope: ApiKeyScope) => boolean;
  create: {
    mutate: (key: NewApiKey) => void;
    data: CreatedApiKey | undefined;
    error: unknown;
    isPending: boolean;
    reset: () => void;
  };
  onClose: () => void;
};

/** Creates a key, and shows it once. */
export function CreateKeyDialog({ has, create, onClose }: CreateKeyDialogProps) {
  const start = { name: '', scopes: firstChoice(has), networks: '', expiresInDays: '90' };
  const form = useForm(start, create);
  const chosen = form.field('scopes');

  function send() {
    const { name, networks, expiresInDays } = form.values;
    create.mutate({
      name,
      scopes: [...chosen.value],
      networks: networks.split(/[\s,]+/).filter((network) => network !== ''),
      expiresInDays: expiresInDays === '' ? null : Number(expiresInDays),
    });
  }
  if (create.data) return <CreatedKey created={create.data} onClose={onClose} />;
  return (
    <FormDialog
      size="md"
      title="Create an API key"
      form={form}
      action="Create key"
      pendingAction="Creating..."
      passwordReason="A key works without your password, so creating one asks for it."
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Name of the key"
        required
        hint="The program that will use it."
        autoComplete="off"
        maxLength={API_KEY_LIMITS.name}
        {...form.field('name')}
      />
      <ScopeChoice has={has} chosen={chosen.value} error={chosen.error} onChange={chosen.onChange} />
      <SelectField label="Ends after" options={PERIODS} {...form.field('expiresInDays')} />
      <TextField
        label="Only from these networks"
        hint="Addresses or ranges such as 203.0.113.0/24, with spaces between them. Leave it empty to allow every network."
        dir="ltr"
        autoComplete="off"
        {...form.field('networks')}
      />
    </FormDialog>
  );
}

/** The first preset that is offered, else every right: an integration can have few. */
function firstChoice(has: (scope: ApiKeyScope) => boolean): readonly ApiKeyScope[] {
  return Object.values(API_KEY_PRESETS).find((preset) => preset.every(has)) ?? API_KEY_SCOPES.filter(has);
}
