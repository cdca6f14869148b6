import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';

export type CheckboxFieldProps = {
  label: ReactNode;
  /** Below the label. */
  hint?: ReactNode;
  /** `sm` for one of many. */
  size?: 'sm' | 'md';
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
};

const SIZES = { sm: 'min-h-8 gap-2 text-sm pointer-coarse:min-h-11', md: 'gap-3' } as const;

/** A checkbox with its label. */
export function CheckboxField({ label, hint, size = 'md', isChecked, onChange, className }: CheckboxFieldProps) {
  return (
    <label className={classNames('flex', hint ? 'items-start' : 'items-center', SIZES[size], className)}>
      <input
        type="checkbox"
        className={hint ? 'mt-0.5' : undefined}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {label}
        {hint ? <span className="type-label block font-normal text-muted">{hint}</span> : null}
      </span>
    </label>
  );
}
