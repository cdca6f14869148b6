import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { adminLogin } from '@tideline/copy/site';
import { signInCode } from '@tideline/copy/notices/sign-in-code';
import { needsCode } from '../../lib/text/error-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { signInFailure } from './sign-in-failure.ts';

type CodeStepProps = {
  isPending: boolean;
  /** Error of the last code, or null. */
  error: unknown;
  onSend: (code: string) => void;
  onForgetError: () => void;
  onBack: () => void;
};

/** Code of the second factor or a recovery code. Spaces are accepted. */
export function CodeStep({ isPending, error, onSend, onForgetError, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const text = signInCode[kind];
  const failure = error ? signInFailure(error) : '';
  const isAboutCode = needsCode(error);

  // Selects the code for another try; focus announces the error.
  useEffect(() => {
    input.current?.focus();
    if (error) input.current?.select();
  }, [error]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(code);
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <Field label={text.label} hint={text.intro} error={isAboutCode ? failure : null}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            required
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            {...(kind === 'app'
              ? { autoComplete: 'one-time-code', inputMode: 'numeric' as const }
              : { autoComplete: 'off' })}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className="type-label text-danger empty:hidden">
        {isAboutCode ? '' : failure}
      </p>
      <Button type="submit" disabled={isPending}>
        {isPending ? adminLogin.submitting : adminLogin.submit}
      </Button>
      <div className="-mx-3 -mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app');
            setCode('');
            onForgetError();
            input.current?.focus();
          }}
        >
          {text.other}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {signInCode.back}
        </Button>
      </div>
    </form>
  );
}
