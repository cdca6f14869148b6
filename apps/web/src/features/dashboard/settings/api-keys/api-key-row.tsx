import type { ApiKey } from '@tideline/domain/staff/api-key';
import { API_KEY_PRESETS, API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { useNow } from '../../../../staff/time/use-now.ts';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';

/** Maximum networks shown initially: twenty would fill a phone. */
const NETWORKS_SHOWN = 3;

export type ApiKeyRowProps = { apiKey: ApiKey; onRevoke: () => void };

/** A key: its scopes, last use and expiry. */
export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { name, hint, scopes, networks, createdAt, expiresAt, lastUsedAt } = apiKey;
  const timeZone = useTimeZone();
  const now = useNow();
  const hasManyNetworks = networks.length > NETWORKS_SHOWN;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[560]">
          <bdi className="wrap-anywhere">{name}</bdi>
          <code className="text-sm font-normal text-muted">{hint}…</code>
          {isExpired ? <Badge tone="red">Expired</Badge> : null}
        </h3>
        <p className="text-sm" title={scopes.join(', ')}>
          {describeScopes(scopes)}
          {networks.length > 0 && !hasManyNetworks ? (
            <span className="wrap-anywhere">, from {networks.join(', ')} only</span>
          ) : null}
        </p>
        {hasManyNetworks ? (
          <details className="text-sm">
            <summary className="cursor-pointer">From {networks.length} networks only</summary>
            <p className="wrap-anywhere">{networks.join(', ')}</p>
          </details>
        ) : null}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            {lastUsedAt === null ? (
              'Never used'
            ) : (
              <>
                Used <DateText iso={lastUsedAt} />
              </>
            )}
          </span>
          <span>
            Created <DateText iso={createdAt} />
          </span>
          <span>
            {expiresAt === null
              ? 'Does not expire'
              : `${isExpired ? 'Expired' : 'Expires'} ${formatDateTime(expiresAt, timeZone)}`}
          </span>
        </p>
      </div>
      <RowButton act="Revoke" name={name} variant="secondary" className="flex-none" onClick={onRevoke} />
    </li>
  );
}

/** Scopes in few words: the name of their preset, or their number. */
export function describeScopes(scopes: ApiKey['scopes']): string {
  const chosen = scopes.toSorted().join();
  const preset = Object.entries(API_KEY_PRESETS).find(([, preset]) => preset.toSorted().join() === chosen);
  if (preset) return preset[0];
  return scopes.length === API_KEY_SCOPES.length ? 'All rights' : quantity(scopes.length, ['right', 'rights']);
}
