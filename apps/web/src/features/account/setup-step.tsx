import { CODE_MAX_LENGTH, type SecondFactorSetup } from '@tideline/domain/staff/staff';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, fieldError } from '../../lib/text/error-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClasses } from '../../ui/controls/button-classes.ts';
import { TextField } from '../../ui/controls/text-field.tsx';

export type SetupStepProps = {
  setup: SecondFactorSetup;
  isPending: boolean;
  /** Error of the last code, or null. */
  error: unknown;
  onConfirm: (code: string) => void;
  onClose: () => void;
};

/** Secret for the authenticator app as QR code and text, with a field for the first code. */
export function SetupStep({ setup, isPending, error, onConfirm, onClose }: SetupStepProps) {
  const [code, setCode] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  const { path, size } = setup.qrCode;
  const codeError = fieldError(error, 'code');

  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error) {
      input.current?.focus();
      input.current?.scrollIntoView({ block: 'center' }); // the error is shown below the field
    } else intro.current?.focus();
  }, [error]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onConfirm(code);
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <p ref={intro} tabIndex={-1} className="text-muted outline-none">
        Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.
      </p>
      <div className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-2">
        <svg
          role="img"
          aria-label="QR code for your authenticator app"
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="mx-auto w-full max-w-60 rounded-control border border-line"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <div className="grid gap-4">
          <a
            href={setup.address}
            className={buttonClasses({ variant: 'secondary' }, 'hidden pointer-coarse:inline-flex')}
          >
            Open authenticator app
          </a>
          <p className="grid gap-1">
            <span className="type-label">Key</span>
            <code className="font-mono text-[0.9375rem] break-words select-all">{inGroups(setup.secret)}</code>
          </p>
        </div>
      </div>
      <TextField
        label="Code"
        required
        error={codeError}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_MAX_LENGTH}
        value={code}
        onChange={setCode}
      />
      <p role="alert" className="type-label text-danger empty:hidden">
        {error && !codeError ? errorMessage(error) : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Turning on...' : 'Turn on'}
        </Button>
      </div>
    </form>
  );
}

/** Grouped in fours for reading aloud and typing. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?!$)/g, '$& ');
}
