import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import type { TeamMember } from '@tideline/domain/team/team';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { RoleField } from './role-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';
import { REASON } from './password-reason.ts';

export type RoleDialogProps = { member: TeamMember; onClose: () => void };

/** Changes the role of a colleague. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const name = member.name || member.email;
  const toast = useToast();
  const utils = trpc.useUtils();
  const change = trpc.team.changeRole.useMutation({
    onSuccess: async () => {
      toast({ title: 'Role changed', text: `${name}: ${STAFF_ROLE_LABELS[form.values.role].label}` });
      onClose();
      await Promise.all([utils.team.invalidate(), utils.auth.me.invalidate()]);
    },
  });
  const form = useForm({ role: member.role }, change);
  return (
    <FormDialog
      title={`Role of ${name}`}
      form={form}
      action="Change role"
      pendingAction="Changing..."
      passwordReason={REASON}
      onSubmit={() => change.mutate({ id: member.id, ...form.values })}
      onClose={onClose}
    >
      <RoleField role={form.values.role} onChange={(role) => form.set({ role })} />
      <p className="text-sm text-muted">
        The new role takes effect right away, including for API keys. Sessions stay signed in.
      </p>
    </FormDialog>
  );
}
