import type { ApiKey } from '@tideline/domain/staff/api-key';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useFocusAfterDialog } from '../../../../lib/forms/use-focus-after-dialog.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

/** The API keys of the signed-in person: list, create, revoke. */
export function ApiKeysCard() {
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const heading = useFocusAfterDialog(isCreating || revoked !== null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const keys = trpc.auth.apiKeys.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch API keys' },
  });
  const revoke = trpc.auth.apiKeys.revoke.useMutation({
    onSuccess: async () => {
      toast({ title: 'API key revoked', text: revoked?.name ?? '' });
      await utils.auth.apiKeys.invalidate(); // first: the focus must not return to a button that is about to disappear
      setRevoked(null);
    },
  });

  return (
    <SettingsSection
      section="api-keys"
      heading={heading}
      state={keys.data ? stateOf(keys.data.length) : null}
      action={
        <Button size="sm" variant="secondary" onClick={() => setIsCreating(true)}>
          <AddLabel>Create key</AddLabel>
        </Button>
      }
    >
      <p className="text-sm text-muted">
        Another program calls this site with a key instead of your password. It acts in your name, within the rights you
        give it, and the audit log names it. These are your keys, and end with your account; colleagues have their own.{' '}
        <a className="link" href="/api/docs">
          How to use a key
        </a>
      </p>
      <QueryPanel query={keys} skeleton={<Skeleton className="h-24 w-full" />} empty={null}>
        {(data) => (
          <ul className="border-t border-line">
            {data.map((apiKey) => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                onRevoke={() => {
                  revoke.reset();
                  setRevoked(apiKey);
                }}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {isCreating ? <OwnKeyDialog onClose={() => setIsCreating(false)} /> : null}
      {revoked ? (
        <ConfirmDialog
          title="Revoke this key?"
          action="Revoke key"
          pendingAction="Revoking..."
          act={revoke}
          onConfirm={() => revoke.mutate({ id: revoked.id })}
          onClose={() => setRevoked(null)}
        >
          <p className="wrap-anywhere">
            Programs that use <bdi>{revoked.name}</bdi> stop working right away. This cannot be undone.
          </p>
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}

function stateOf(count: number): string {
  if (count === 0) return 'You have no API keys yet.';
  return count === 1 ? 'You have 1 API key.' : `You have ${count} API keys.`;
}

function OwnKeyDialog({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const utils = trpc.useUtils();
  const create = trpc.auth.apiKeys.create.useMutation({ onSuccess: () => utils.auth.apiKeys.list.invalidate() });
  return <CreateKeyDialog has={(scope) => may(scope)} create={create} onClose={onClose} />;
}
