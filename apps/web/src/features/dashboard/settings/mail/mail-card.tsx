import type { MailStatus } from '@tideline/domain/mail/mail';
import { useRef, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { BounceHook } from './bounce-hook.tsx';
import { MailAccount } from './mail-account.tsx';
import { MailboxFacts } from './mailbox-facts.tsx';
import { SendingDomain } from './sending-domain.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { MailFacts } from './mail-facts.tsx';
import { MailState } from './mail-state.tsx';

const WATCH_MS = 2_000;
const WATCHES_MAX = 15;

/** State of outgoing mail, with a test mail. */
export function MailCard() {
  const toast = useToast();
  const utils = trpc.useUtils();
  /** Number of status polls after a test mail was requested. */
  const [watchesUntil, setWatchesUntil] = useState(0);
  const looks = useRef(0);
  const status = trpc.mail.status.useQuery(undefined, {
    refetchInterval: ({ state }) => {
      looks.current = state.dataUpdateCount;
      const isWatched = state.dataUpdateCount < watchesUntil && (state.data?.counts.waiting ?? 0) > 0;
      return isWatched ? WATCH_MS : false;
    },
    meta: { failure: 'Failed to fetch the email status' },
  });
  const sendTest = trpc.mail.sendTest.useMutation({
    meta: { failure: 'Failed to send the test email' },
    onSuccess: async ({ to }) => {
      toast({ title: 'Test email on its way', text: `It goes to ${to}.` });
      setWatchesUntil(looks.current + WATCHES_MAX);
      await utils.mail.status.invalidate();
    },
  });
  return (
    <SettingsSection
      section="mail"
      badge={status.data ? <Badge tone={badgeTone(status.data)}>{badgeText(status.data)}</Badge> : null}
      state={status.data ? <MailState status={status.data} /> : null}
      action={
        status.data && status.data.server !== null ? (
          <Button variant="secondary" size="sm" disabled={sendTest.isPending} onClick={() => sendTest.mutate()}>
            {sendTest.isPending ? 'Sending...' : 'Send me a test email'}
          </Button>
        ) : null
      }
      saving="Changes are tested before they are saved, and take effect right away."
    >
      <MailAccount kind="smtp" />
      <QueryPanel query={status} skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => <MailFacts status={data} />}
      </QueryPanel>
      {status.data ? (
        <>
          <MailboxFacts />
          <BounceHook />
          <SendingDomain />
        </>
      ) : null}
    </SettingsSection>
  );
}

function badgeTone({ server, counts, lastError }: MailStatus): 'green' | 'yellow' | 'red' {
  if (server === null) return 'yellow';
  if (counts.failed > 0) return 'red';
  return lastError ? 'yellow' : 'green';
}

function badgeText({ server, counts, lastError }: MailStatus): string {
  if (server === null) return 'Not configured';
  if (counts.failed > 0) return 'Some failed';
  return lastError ? 'Trying again' : 'Working';
}
