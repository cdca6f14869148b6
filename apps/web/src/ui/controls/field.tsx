import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** Props that link a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Error sentence; marks the control as invalid. */
  error?: string | null;
  required?: boolean;
  /** Visually hides the label. */
  hasHiddenLabel?: boolean;
  className?: string;
  /** Spread the given props on the control. */
  children: (control: FieldControl) => ReactNode;
};

/** A control with label, hint and error. Required fields carry the documented asterisk. */
export function Field({ label, hint, error, required, hasHiddenLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hasHiddenLabel ? 'sr-only' : 'type-label'}>
        {label}
        {required ? (
          <span aria-hidden="true" className="text-buoy">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
      {hint ? (
        <p id={hintId} className="type-label font-normal text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="type-label text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
