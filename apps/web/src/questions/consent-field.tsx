import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/controls/class-names.ts';
import { CONSENTED } from '@tideline/domain/question/read-answers';

export type ConsentFieldProps = {
  label: string;
  hint: ReactNode;
  name: string;
  error: string | null | undefined;
  required: boolean;
  /** Left out of what is sent. */
  isOff: boolean;
  /** Whether consent was given when the form was sent before. */
  isGiven: boolean;
  className: string;
};

/** A question that is answered by a tick. */
export function ConsentField({ label, hint, name, error, required, isOff, isGiven, className }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name={name}
          value={CONSENTED}
          defaultChecked={isGiven}
          disabled={isOff}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? id : undefined}
          className="mt-0.5"
        />
        <span className="min-w-0 wrap-anywhere">
          <bdi>{label}</bdi>
          {required ? (
            <span aria-hidden="true" className="text-buoy">
              {' '}
              *
            </span>
          ) : null}
        </span>
      </label>
      {hint || error ? (
        <p id={id} className={classNames('type-label', error ? 'text-danger' : 'font-normal text-muted')}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
