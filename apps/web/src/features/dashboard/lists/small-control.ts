/** A field or choice beside or above a table: smaller than in a form, but for fingers. */
export const SMALL_CONTROL = 'min-h-9! py-1! text-sm! pointer-coarse:min-h-11!';
