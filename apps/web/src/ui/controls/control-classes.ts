/** The classes of text inputs, text areas and selects. */
export const CONTROL_CLASSES =
  'w-full rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted placeholder:opacity-75 ' +
  'transition-[border-color,box-shadow] hover:border-ink focus:border-accent focus:shadow-[0_0_0_1px_var(--accent)] ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger';
