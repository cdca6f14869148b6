import { API_KEY_PRESETS, API_KEY_SCOPE_GROUPS, type ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';

export type ScopeChoiceProps = {
  /** Whether the owner has a right: only those are offered. */
  has: (scope: ApiKeyScope) => boolean;
  chosen: readonly ApiKeyScope[];
  error: string | null;
  onChange: (chosen: readonly ApiKeyScope[]) => void;
};

/** What a program may do: a preset, or single capabilities. */
export function ScopeChoice({ has, chosen, error, onChange }: ScopeChoiceProps) {
  const presets = Object.entries(API_KEY_PRESETS).filter(([_label, scopes]) => scopes.every(has));
  const groups = API_KEY_SCOPE_GROUPS.map(({ title, scopes }) => ({
    title,
    scopes: scopes.filter(({ scope }) => has(scope)),
  })).filter(({ scopes }) => scopes.length > 0);
  function toggle(scope: ApiKeyScope, isChosen: boolean) {
    onChange(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="type-label mb-2">What it may do</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map(([label, scopes]) => (
          <Button
            key={label}
            size="sm"
            variant="secondary"
            aria-pressed={isSame(scopes, chosen)}
            className="aria-pressed:border-accent aria-pressed:bg-tint"
            onClick={() => onChange(scopes)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {groups.map(({ title, scopes }) => (
          <fieldset key={title} className="min-w-0">
            <legend className="type-label text-muted">{title}</legend>
            {scopes.map(({ scope, words }) => (
              <CheckboxField
                key={scope}
                label={words}
                size="sm"
                isChecked={chosen.includes(scope)}
                onChange={(isChosen) => toggle(scope, isChosen)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p role="alert" className="type-label text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

function isSame(one: readonly ApiKeyScope[], other: readonly ApiKeyScope[]): boolean {
  return one.length === other.length && one.every((scope) => other.includes(scope));
}
