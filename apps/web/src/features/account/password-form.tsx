import { PASSWORD_LENGTH } from '@tideline/domain/staff/staff';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { errorMessage, fieldError } from '../../lib/text/error-message.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NewPasswordField, ShowPassword } from '../../ui/controls/new-password-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

export type PasswordFormProps = {
  /** User name for password managers. */
  email: string;
};

/** Changes the caller's own password. The server validates the new one. */
export function PasswordForm({ email }: PasswordFormProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const toast = useToast();
  const utils = trpc.useUtils();
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: async ({ endedSessions }) => {
      setCurrentPassword('');
      setNewPassword('');
      setIsShown(false);
      toast({ title: 'Password changed', text: consequence(endedSessions) });
      await utils.auth.sessions.invalidate();
    },
  });
  const currentError = fieldError(change.error, 'currentPassword');
  const newError = fieldError(change.error, 'newPassword');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!change.isPending) change.mutate({ currentPassword, newPassword });
  }

  return (
    <section aria-labelledby="password-heading" className="grid gap-4">
      <h2 id="password-heading" className="type-title flex min-h-11 items-center text-title-s">
        Change password
      </h2>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="Current password"
          required
          error={currentError}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH.max}
          value={currentPassword}
          onChange={setCurrentPassword}
        />
        <NewPasswordField
          label="New password"
          error={newError}
          isShown={isShown}
          value={newPassword}
          onChange={setNewPassword}
        />
        <ShowPassword label="Show passwords" isShown={isShown} onChange={setIsShown} />
        <p role="alert" className="type-label text-danger empty:hidden">
          {change.error && !currentError && !newError ? errorMessage(change.error) : ''}
        </p>
        <div>
          <Button type="submit" disabled={change.isPending}>
            {change.isPending ? 'Changing...' : 'Change password'}
          </Button>
        </div>
        <p className="text-sm text-muted">A new password signs you out everywhere else.</p>
      </form>
    </section>
  );
}

function consequence(endedSessions: number): string {
  if (endedSessions === 0) return 'Use the new one from now on.';
  return `${endedSessions === 1 ? '1 other session has' : `${endedSessions} other sessions have`} ended.`;
}
