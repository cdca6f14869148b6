import type { ApiKey } from '@tideline/domain/staff/api-key';
import type { Integration } from '@tideline/domain/staff/integration';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { ApiKeyRow, describeScopes } from '../api-keys/api-key-row.tsx';

export type IntegrationRowProps = {
  integration: Integration;
  onCreateKey: () => void;
  onChange: () => void;
  onRemove: () => void;
  onRevoke: (apiKey: ApiKey) => void;
};

/** An integration with its keys. */
export function IntegrationRow({ integration, onCreateKey, onChange, onRemove, onRevoke }: IntegrationRowProps) {
  const { name, capabilities, createdAt, keys } = integration;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-[560]">
            <bdi className="wrap-anywhere">{name}</bdi>
          </h3>
          <p className="text-sm" title={capabilities.join(', ')}>
            {describeScopes(capabilities)}
          </p>
          <p className="text-sm text-muted">
            Added <DateText iso={createdAt} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <RowButton act="Create key" name={name} variant="secondary" onClick={onCreateKey} />
          <RowButton act="Change" name={name} variant="secondary" onClick={onChange} />
          <RowButton act="Remove" name={name} onClick={onRemove} />
        </div>
      </div>
      {keys.length > 0 ? (
        <ul className="mt-3 border-t border-line pl-4 *:last:border-b-0" aria-label={`Keys of ${name}`}>
          {keys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => onRevoke(apiKey)} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted">No keys yet: it cannot call the site.</p>
      )}
    </li>
  );
}
