import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import type { InvitationPage } from '@tideline/domain/team/team';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinPage } from '@tideline/copy/notices/join';
import { loadApi } from '../../lib/calls/load-api.ts';
import { errorMessage } from '../../lib/text/error-message.ts';
import { NoticePage } from '../../ui/sections/notice-page.tsx';
import { JoinForm } from './join-form.tsx';

export type JoinPageProps = {
  /** The way to sign in, for those who have already joined. */
  signIn: ReactNode;
};

type Found = { invitation: InvitationPage | null; failure: string | null };

/** The page behind the link of an invitation. Its token is in the fragment, which browsers do not send. */
export function JoinPage({ signIn }: JoinPageProps) {
  const [token] = useState(() => location.hash.slice('#join.'.length));
  const [{ invitation, failure }, setFound] = useState<Found>({ invitation: null, failure: null });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    async function read(): Promise<void> {
      try {
        const api = await loadApi();
        setFound({ invitation: await api.team.joining.read.mutate({ token }), failure: null });
      } catch (error) {
        setFound({ invitation: null, failure: errorMessage(error) });
      }
    }
    void read();
  }, [token]);

  if (failure !== null) {
    return (
      <NoticePage title={joinPage.ended} text={failure}>
        {signIn}
      </NoticePage>
    );
  }
  if (!invitation) return <NoticePage title={joinPage.title} text={joinPage.loading} />;
  const { label, words } = STAFF_ROLE_LABELS[invitation.role];
  return (
    <NoticePage
      title={joinPage.title}
      text={`You are invited to the team of ${invitation.siteTitle} as ${label}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`}
    >
      <JoinForm token={token} invitation={invitation} />
    </NoticePage>
  );
}
