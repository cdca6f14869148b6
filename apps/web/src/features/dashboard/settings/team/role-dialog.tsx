import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import type { TeamMember } from '@tideline/domain/team/team';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage, needsPassword } from '../../../../lib/text/error-message.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { PasswordStep } from './password-step.tsx';
import { RoleField } from './role-field.tsx';

export type RoleDialogProps = { member: TeamMember; onClose: () => void };

/** Changes the role of a colleague. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(member.role);
  const name = member.name || member.email;
  const toast = useToast();
  const utils = trpc.useUtils();
  const change = trpc.team.changeRole.useMutation({
    onSuccess: async () => {
      toast({ title: 'Role changed', text: `${name}: ${STAFF_ROLE_LABELS[role].label}` });
      onClose();
      await Promise.all([utils.team.invalidate(), utils.auth.me.invalidate()]);
    },
  });
  const save = () => change.mutate({ id: member.id, role });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }
  return (
    <Dialog open title={`Role of ${name}`} onClose={onClose}>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <RoleField role={role} onChange={setRole} />
        <p className="text-sm text-muted">The new role applies at once, also to API keys. Sessions continue.</p>
        <DialogFoot
          action="Change role"
          pendingAction="Changing..."
          isPending={change.isPending}
          error={change.error && !needsPassword(change.error) ? errorMessage(change.error) : null}
          onClose={onClose}
        />
      </form>
      <PasswordStep act={change} action="Change role" onRetry={save} />
    </Dialog>
  );
}
