import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';
/** Look of a button: `<button>`, route link or anchor. */
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-fill text-on-fill border-fill hover:bg-fill-hover hover:border-fill-hover',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent text-accent hover:text-ink hover:bg-tint',
  danger: 'border-danger text-danger hover:bg-danger hover:text-paper',
};
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 text-base',
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
};

/** The classes of a button; `className` is added at the end. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border font-[560] leading-tight text-center wrap-normal no-underline transition-colors duration-150 select-none',
    'disabled:cursor-not-allowed disabled:opacity-60 disabled:pointer-events-none aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
