import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import type { TeamMember } from '@tideline/domain/team/team';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';

export type MemberRowProps = {
  member: TeamMember;
  isSelf: boolean;
  isLastAdmin: boolean;
  onRole: () => void;
  onRemove: () => void;
};

/** One colleague. */
export function MemberRow({ member, isSelf, isLastAdmin, onRole, onRemove }: MemberRowProps) {
  const { email, role, lastSeenAt, hasTwoStep, hasPasskey } = member;
  const name = member.name || email;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[560]">
          <UserText text={name} className="min-w-0!" />
          <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{STAFF_ROLE_LABELS[role].label}</Badge>
          {isSelf ? <span className="text-sm font-normal text-muted">you</span> : null}
        </h3>
        {name === email ? null : <p className="text-sm wrap-anywhere text-muted">{email}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            {lastSeenAt === null ? (
              'Not seen yet'
            ) : (
              <>
                Last seen <DateText iso={lastSeenAt} />
              </>
            )}
          </span>
          <span>{signInWords(hasTwoStep, hasPasskey)}</span>
        </p>
      </div>
      {isLastAdmin ? (
        <p className="max-w-60 text-sm text-muted">
          The last admin stays. To change that, make someone else an admin first.
        </p>
      ) : (
        <div className="flex flex-none gap-2">
          <RowButton act="Change role" name={name} variant="secondary" onClick={onRole} />
          <RowButton act="Remove" name={name} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

function signInWords(hasTwoStep: boolean, hasPasskey: boolean): string {
  if (hasPasskey) return hasTwoStep ? 'Passkey, two-step sign-in' : 'Passkey';
  return hasTwoStep ? 'Two-step sign-in' : 'Password only';
}
