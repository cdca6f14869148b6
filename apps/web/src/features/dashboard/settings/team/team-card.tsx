import type { TeamMember } from '@tideline/domain/team/team';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useSessionOwner } from '../../../../lib/calls/use-session-owner.ts';
import { useFocusAfterDialog } from '../../../../lib/forms/use-focus-after-dialog.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

type Asked = { act: 'role' | 'remove'; member: TeamMember };

/** Colleagues with an account, and invited people. */
export function TeamCard() {
  const own = useSessionOwner()?.id;
  const [isInviting, setIsInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useFocusAfterDialog(isInviting || asked !== null);
  const team = trpc.team.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the team' },
  });
  const { members = [], invitations = [] } = team.data ?? {};
  const admins = members.filter(({ role }) => role === 'admin').length;
  const close = () => setAsked(null);
  return (
    <SettingsSection
      section="team"
      heading={heading}
      state={team.data ? stateOf(members.length, invitations.length) : null}
      action={
        <Button size="sm" variant="secondary" onClick={() => setIsInviting(true)}>
          <UserPlus aria-hidden="true" className="icon" />
          Invite a colleague
        </Button>
      }
    >
      <p className="text-sm text-muted">
        Who can sign in, and what each may do. You invite colleagues with a link; they choose their own passwords.
      </p>
      <QueryPanel query={team} skeleton={<Skeleton className="h-32 w-full" />}>
        {() => (
          <ul className="border-t border-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.id === own}
                isLastAdmin={member.role === 'admin' && admins === 1}
                onRole={() => setAsked({ act: 'role', member })}
                onRemove={() => setAsked({ act: 'remove', member })}
              />
            ))}
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onWithdrawn={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </QueryPanel>
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {asked?.act === 'role' ? <RoleDialog member={asked.member} onClose={close} /> : null}
      {asked?.act === 'remove' ? (
        <RemoveMemberDialog
          member={asked.member}
          ownId={own}
          others={members.filter(({ id }) => id !== asked.member.id)}
          onClose={close}
        />
      ) : null}
    </SettingsSection>
  );
}

function stateOf(members: number, invitations: number): string {
  const people = members === 1 ? '1 person can sign in' : `${members} people can sign in`;
  if (invitations === 0) return `${people}; no invitation is open.`;
  return `${people}; ${invitations === 1 ? '1 invitation is open.' : `${invitations} invitations are open.`}`;
}
