import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'aria-label'> & {
  /** The accessible name, also shown on hover. */
  label: string;
  isDisabled?: boolean;
  /** The icon. */
  children: ReactNode;
};

/** A round button with an icon. A disabled one keeps the focus, as at the ends of a list. */
export function IconButton({ label, isDisabled = false, onClick, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      className={classNames(
        'grid size-9 flex-none place-items-center rounded-full text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11',
        className,
      )}
    >
      {children}
    </button>
  );
}
