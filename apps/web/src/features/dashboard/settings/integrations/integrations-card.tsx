import type { ApiKey } from '@tideline/domain/staff/api-key';
import type { Integration } from '@tideline/domain/staff/integration';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useFocusAfterDialog } from '../../../../lib/forms/use-focus-after-dialog.ts';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { IntegrationDialog } from './integration-dialog.tsx';
import { IntegrationKeyDialog } from './integration-key-dialog.tsx';
import { IntegrationRow } from './integration-row.tsx';
import { RemoveIntegrationDialog } from './remove-integration-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

/** What is asked in a dialog. */
type Asked =
  | { act: 'add' }
  | { act: 'change' | 'remove' | 'key'; integration: Integration }
  | { act: 'revoke'; integration: Integration; apiKey: ApiKey };

/** Programs with accounts of their own, and their keys. */
export function IntegrationsCard() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useFocusAfterDialog(asked !== null);
  const integrations = trpc.integrations.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch integrations' },
  });
  const close = () => setAsked(null);
  return (
    <SettingsSection
      section="integrations"
      heading={heading}
      state={integrations.data ? stateOf(integrations.data.length) : null}
      action={
        <Button size="sm" variant="secondary" onClick={() => setAsked({ act: 'add' })}>
          <AddLabel>Add integration</AddLabel>
        </Button>
      }
    >
      <p className="text-sm text-muted">
        A program of the agency, such as a CRM or an automation. It acts in its own name, and its keys stay when a
        colleague leaves.
      </p>
      <QueryPanel query={integrations} skeleton={<Skeleton className="h-24 w-full" />} empty={null}>
        {(data) => (
          <ul className="border-t border-line">
            {data.map((integration) => (
              <IntegrationRow
                key={integration.id}
                integration={integration}
                onCreateKey={() => setAsked({ act: 'key', integration })}
                onChange={() => setAsked({ act: 'change', integration })}
                onRemove={() => setAsked({ act: 'remove', integration })}
                onRevoke={(apiKey) => setAsked({ act: 'revoke', integration, apiKey })}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {asked?.act === 'add' ? <IntegrationDialog onClose={close} /> : null}
      {asked?.act === 'change' ? <IntegrationDialog integration={asked.integration} onClose={close} /> : null}
      {asked?.act === 'key' ? <IntegrationKeyDialog integration={asked.integration} onClose={close} /> : null}
      {asked?.act === 'remove' ? <RemoveIntegrationDialog integration={asked.integration} onClose={close} /> : null}
      {asked?.act === 'revoke' ? (
        <RevokeKeyDialog integration={asked.integration} apiKey={asked.apiKey} onClose={close} />
      ) : null}
    </SettingsSection>
  );
}

function stateOf(count: number): string {
  if (count === 0) return 'No integrations yet.';
  return count === 1 ? '1 program has an account of its own.' : `${count} programs have accounts of their own.`;
}
