import { useNavigate } from '@tanstack/react-router';
import { STAFF_NAME_MAX_LENGTH } from '@tideline/domain/staff/staff';
import type { InvitationPage } from '@tideline/domain/team/team';
import { type SubmitEvent, useState } from 'react';
import { joinPage } from '@tideline/copy/notices/join';
import { useCall } from '../../lib/calls/use-call.ts';
import { storeSession } from '../../lib/session/session.ts';
import { useFocusInvalid } from '../../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError } from '../../lib/text/error-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NewPasswordField } from '../../ui/controls/new-password-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

export type JoinFormProps = { token: string; invitation: InvitationPage };

/** Chooses name and password, creates the account and signs in. */
export function JoinForm({ token, invitation }: JoinFormProps) {
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const join = useCall((api) => async (input: { token: string; name: string; password: string }) => {
    const { email } = await api.team.joining.accept.mutate(input);
    return api.auth.login.mutate({ email, password: input.password });
  });
  const [nameError, passwordError] = [fieldError(join.error, 'name'), fieldError(join.error, 'password')];
  const form = useFocusInvalid(join.error);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (join.isPending) return;
    join.mutate(
      { token, name, password },
      {
        onSuccess: (session) => {
          storeSession(session);
          void navigate({ to: '/admin', replace: true });
        },
      },
    );
  }
  return (
    <form ref={form} onSubmit={handleSubmit} className="grid w-full max-w-md gap-5 text-left">
      <p className="wrap-anywhere text-muted">
        {joinPage.address} <bdi className="font-[560] text-ink">{invitation.email}</bdi>
      </p>
      <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <TextField
        label={joinPage.name}
        required
        error={nameError}
        dir="auto"
        autoComplete="name"
        maxLength={STAFF_NAME_MAX_LENGTH}
        value={name}
        onChange={setName}
      />
      <NewPasswordField label={joinPage.password} error={passwordError} value={password} onChange={setPassword} />
      <p role="alert" className="type-label text-danger empty:hidden">
        {join.error && nameError == null && passwordError == null ? errorMessage(join.error) : null}
      </p>
      <Button type="submit" disabled={join.isPending} className="justify-self-start">
        {join.isPending ? joinPage.pending : joinPage.button}
      </Button>
    </form>
  );
}
