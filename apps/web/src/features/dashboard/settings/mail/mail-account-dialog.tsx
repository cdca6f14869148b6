import { MAIL_ACCOUNT_LIMITS, type MailAccountState, type MailSecurity } from '@tideline/domain/mail/mail-account';
import { MAIL_PRESETS } from '@tideline/domain/mail/mail-presets';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { needsPassword } from '../../../../lib/text/error-message.ts';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { PasswordStep } from '../../../../staff/kit/dialogs/password-step.tsx';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { NAMES, REASON } from './mail-account-names.ts';

const OTHER = 'Other';
const OTHER_HINT =
  'Your provider lists the host, port and encryption, usually on a page about mail programs. Many require an app password.';
const SECURITIES: readonly { value: MailSecurity; label: string }[] = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: 'None, without a password' },
];
const NEW = {
  smtp: { host: '', port: 587, security: 'starttls', user: '' },
  imap: { host: '', port: 993, security: 'tls', user: '' },
} as const;
const KEPT = 'Stored. Leave it empty to keep it, for this host and user name only.';

export type MailAccountDialogProps = { state: MailAccountState; onClose: () => void };

/** Sets the mail server or the mailbox. What is saved has worked. */
export function MailAccountDialog({ state: { kind, account, hasPassword }, onClose }: MailAccountDialogProps) {
  const name = NAMES[kind];
  const presets = MAIL_PRESETS[kind];
  const [preset, setPreset] = useState(presets.find(({ host }) => host === account?.host)?.name ?? OTHER);
  const toast = useToast();
  const utils = trpc.useUtils();
  const test = trpc.mail.accounts.test.useMutation();
  const save = trpc.mail.accounts.save.useMutation({
    onSuccess: async () => {
      toast({ title: `The ${name} is set`, text: 'It is used from now on.' });
      await Promise.all([utils.mail.invalidate(), utils.mailbox.invalidate()]);
      onClose();
    },
  });
  const { host, port, security, user } = account ?? NEW[kind];
  const start: Record<'host' | 'port' | 'user' | 'password', string> & { security: MailSecurity } = {
    host,
    port: String(port),
    security,
    user,
    password: '',
  };
  const form = useForm(start, { error: test.error ?? save.error, isPending: save.isPending, reset: save.reset });
  const given = () => ({ kind, ...form.values, port: Number(form.values.port) });

  function choose(chosenName: string) {
    setPreset(chosenName);
    const chosen = presets.find((one) => one.name === chosenName);
    if (chosen) form.set({ host: chosen.host, port: String(chosen.port), security: chosen.security });
  }
  function runTest() {
    save.reset();
    test.mutate(given());
  }
  function runSave() {
    test.reset();
    save.mutate(given());
  }
  return (
    <FormDialog
      size="md"
      title={account ? `Change the ${name}` : `Set up a ${name}`}
      form={form}
      pendingAction="Testing and saving..."
      isDisabled={test.isPending}
      {...(needsPassword(save.error) && { passwordReason: REASON })}
      onSubmit={runSave}
      onClose={onClose}
    >
      <SelectField
        label="Provider"
        hint={presets.find((one) => one.name === preset)?.hint ?? OTHER_HINT}
        value={preset}
        options={[...presets.map((one) => one.name), OTHER]}
        onChange={choose}
      />
      <TextField
        label="Host"
        required
        dir="ltr"
        autoComplete="off"
        maxLength={MAIL_ACCOUNT_LIMITS.host}
        {...form.field('host')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Port" required inputMode="numeric" autoComplete="off" maxLength={5} {...form.field('port')} />
        <SelectField label="Encryption" options={SECURITIES} {...form.field('security')} />
      </div>
      <TextField
        label="User name"
        required={kind === 'imap'}
        hint={hasPassword && user === '' ? 'Stored, the same as the password.' : null}
        dir="ltr"
        autoComplete="off"
        maxLength={MAIL_ACCOUNT_LIMITS.user}
        {...form.field('user')}
      />
      <TextField
        label="Password"
        type="password"
        hint={hasPassword ? KEPT : null}
        autoComplete="new-password"
        maxLength={MAIL_ACCOUNT_LIMITS.password}
        {...form.field('password')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" disabled={test.isPending || save.isPending} onClick={runTest}>
          {test.isPending ? 'Testing...' : 'Test'}
        </Button>
        <output className="type-label text-muted empty:hidden">
          {test.isSuccess ? `It works: ${test.variables.host} can be used.` : null}
        </output>
      </div>
      <PasswordStep act={test} action="Test" reason={REASON} onRetry={runTest} />
    </FormDialog>
  );
}
