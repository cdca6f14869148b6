import { STAFF_NAME_MAX_LENGTH, type StaffRole } from '@tideline/domain/staff/staff';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { InvitationSent } from './invitation-sent.tsx';
import { RoleField } from './role-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { REASON } from './password-reason.ts';

/** Invites a colleague. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const invite = trpc.team.invite.useMutation({ onSuccess: () => utils.team.invalidate() });
  const form = useForm<{ email: string; name: string; role: StaffRole }>(
    { email: '', name: '', role: 'author' },
    invite,
  );
  if (invite.data) return <InvitationSent email={form.values.email} link={invite.data.link} onClose={onClose} />;
  return (
    <FormDialog
      size="md"
      title="Invite a colleague"
      form={form}
      action="Invite"
      pendingAction="Inviting..."
      passwordReason={REASON}
      onSubmit={() => invite.mutate(form.values)}
      onClose={onClose}
    >
      <TextField label="Colleague’s email" required type="email" autoComplete="off" {...form.field('email')} />
      <TextField
        label="Colleague’s name"
        hint="They can change it."
        autoComplete="off"
        maxLength={STAFF_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <RoleField role={form.values.role} onChange={(role) => form.set({ role })} />
    </FormDialog>
  );
}
