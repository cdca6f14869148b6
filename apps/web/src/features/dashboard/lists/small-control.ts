/** Compact control size for toolbars; full size for coarse pointers. */
export const SMALL_CONTROL = 'min-h-9! py-1! text-sm! pointer-coarse:min-h-11!';
