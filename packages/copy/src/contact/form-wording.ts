import { trailNote } from '../trail.ts';

type FormTexts = { intro?: string; requiredHint: string; submit: string };

/**
 * What stands beside the button of a form, line by line; its label comes last, in brackets.
 * @param hasTrail whether the line about the visit is there
 * @example formWording({ requiredHint: 'All optional.', submit: 'Send' }, false) // => 'All optional.\n[Send]'
 */
export function formWording({ intro, requiredHint, submit }: FormTexts, hasTrail: boolean): string {
  const lines = [intro, requiredHint, hasTrail ? trailNote.summary : undefined, `[${submit}]`];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}
