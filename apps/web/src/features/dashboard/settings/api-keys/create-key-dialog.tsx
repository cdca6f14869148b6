import { API_KEY_LIMITS, type CreatedApiKey } from '@tideline/domain/staff/api-key';
import type { NewApiKey } from '@tideline/domain/staff/api-key.schema';
import { API_KEY_PRESETS, API_KEY_SCOPES, type ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { type SubmitEvent, useState } from 'react';
import { useFocusInvalid } from '../../../../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError, needsPassword } from '../../../../lib/text/error-message.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { PasswordDialog } from '../../confirmation/password-dialog.tsx';
import { CreatedKey } from './created-key.tsx';
import { ScopeChoice } from './scope-choice.tsx';

const PERIODS: Record<string, string> = { '30': '30 days', '90': '90 days', '365': '1 year', '': 'Never' };

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
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(() => firstChoice(has));
  const [networks, setNetworks] = useState('');
  const [days, setDays] = useState('90');
  const asksForPassword = needsPassword(create.error);
  const form = useFocusInvalid(create.error);
  const newKey: NewApiKey = {
    name,
    scopes: [...scopes],
    networks: networks.split(/[\s,]+/).filter((network) => network !== ''),
    expiresInDays: days === '' ? null : Number(days),
  };

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    create.mutate(newKey);
  }
  if (create.data) return <CreatedKey created={create.data} onClose={onClose} />;

  const [nameError, scopesError] = [fieldError(create.error, 'name'), fieldError(create.error, 'scopes')];
  const networksError = newKey.networks
    .map((_network, index) => fieldError(create.error, `networks.${index}`))
    .find((message) => message !== undefined);
  const hasFieldError = [nameError, scopesError, networksError].some((message) => message !== undefined);
  return (
    <Dialog open size="md" title="Create an API key" onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <Field label="Name of the key" required hint="The program that will use it." error={nameError ?? null}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={API_KEY_LIMITS.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <ScopeChoice has={has} chosen={scopes} error={scopesError} onChange={setScopes} />
        <Field label="Ends after">
          {(control) => (
            <Select {...control} value={days} onChange={(event) => setDays(event.target.value)}>
              {Object.entries(PERIODS)
                .toSorted(([one], [other]) => Number(one || Infinity) - Number(other || Infinity))
                .map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field
          label="Only from these networks"
          hint="Addresses or ranges such as 203.0.113.0/24, with spaces between them. Empty: from everywhere."
          error={networksError ?? null}
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              value={networks}
              onChange={(event) => setNetworks(event.target.value)}
            />
          )}
        </Field>
        <DialogFoot
          action="Create key"
          pendingAction="Creating..."
          isPending={create.isPending}
          error={create.error && !asksForPassword && !hasFieldError ? errorMessage(create.error) : null}
          onClose={onClose}
        />
      </form>
      {asksForPassword ? (
        <PasswordDialog
          title="Confirm that it is you"
          action="Create key"
          pendingAction="Creating..."
          isPending={create.isPending}
          onConfirmed={() => create.mutate(newKey)}
          onClose={() => create.reset()}
        >
          <p>A key works without your password, so creating one asks for it.</p>
        </PasswordDialog>
      ) : null}
    </Dialog>
  );
}

/** The first preset that is offered, else every right: an integration can have few. */
function firstChoice(has: (scope: ApiKeyScope) => boolean): readonly ApiKeyScope[] {
  return Object.values(API_KEY_PRESETS).find((preset) => preset.every(has)) ?? API_KEY_SCOPES.filter(has);
}
