import { STAFF_NAME_MAX_LENGTH, type StaffRole } from '@tideline/domain/staff/staff';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useFocusInvalid } from '../../../../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError, needsPassword } from '../../../../lib/text/error-message.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { InvitationSent } from './invitation-sent.tsx';
import { PasswordStep } from './password-step.tsx';
import { RoleField } from './role-field.tsx';

/** Invites a colleague. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('author');
  const utils = trpc.useUtils();
  const invite = trpc.team.invite.useMutation({ onSuccess: () => utils.team.invalidate() });
  const send = () => invite.mutate({ email, name, role });
  const form = useFocusInvalid(invite.error);
  if (invite.data) return <InvitationSent email={email} link={invite.data.link} onClose={onClose} />;

  const [emailError, nameError] = [fieldError(invite.error, 'email'), fieldError(invite.error, 'name')];
  const isShownElsewhere = needsPassword(invite.error) || emailError !== undefined || nameError !== undefined;
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }
  return (
    <Dialog open size="md" title="Invite a colleague" onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <Field label="Address of the colleague" required error={emailError ?? null}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Name of the colleague" hint="They can change it." error={nameError ?? null}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={STAFF_NAME_MAX_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <RoleField role={role} onChange={setRole} />
        <DialogFoot
          action="Invite"
          pendingAction="Inviting..."
          isPending={invite.isPending}
          error={invite.error && !isShownElsewhere ? errorMessage(invite.error) : null}
          onClose={onClose}
        />
      </form>
      <PasswordStep act={invite} action="Invite" onRetry={send} />
    </Dialog>
  );
}
