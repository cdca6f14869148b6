import type { PersonSummary } from '@tideline/domain/person';
import { PASSWORD_LENGTH } from '@tideline/domain/staff';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { findUser } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { countsInWords } from './person-counts.ts';

export type ErasePersonDialogProps = { person: PersonSummary; onErased: () => void; onClose: () => void };

/** Says what will be gone and asks for the password again. */
export function ErasePersonDialog({ person: { email, counts }, onErased, onClose }: ErasePersonDialogProps) {
  const [password, setPassword] = useState('');
  const toast = useToast();
  const utils = trpc.useUtils();
  const erase = trpc.privacy.erase.useMutation({
    onSuccess: async (erased) => {
      toast({ title: 'Erased', text: `${countsInWords(erased) ?? 'Nothing'}: gone for good.` });
      onClose();
      onErased();
      await Promise.all([utils.contacts.invalidate(), utils.subscribers.invalidate(), utils.stats.invalidate()]);
    },
  });

  const message = erase.error ? errorMessage(erase.error) : '';
  const isPasswordWrong = message.startsWith('The current password');
  const form = useRef<HTMLFormElement>(null);
  // Whoever has to type it again is there at once, and hears what was wrong with it.
  useEffect(() => {
    if (erase.error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [erase.error]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!erase.isPending) erase.mutate({ email, password });
  }

  return (
    <Dialog open title="Erase everything?" onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <p className="text-muted">
          <strong className="wrap-anywhere text-ink">{email}</strong>: {countsInWords(counts) ?? 'nothing'} will be
          erased for good. Nobody can take this back, and a backup that is restored later does not bring it back either.
        </p>
        <input type="text" name="username" autoComplete="username" value={findUser()?.email ?? ''} readOnly hidden />
        <Field label="Your password" required error={isPasswordWrong ? message : null}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              maxLength={PASSWORD_LENGTH.max}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <p role="alert" className="type-label text-danger empty:hidden">
          {isPasswordWrong ? '' : message}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={erase.isPending}>
            {erase.isPending ? 'Erasing...' : 'Erase for good'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
