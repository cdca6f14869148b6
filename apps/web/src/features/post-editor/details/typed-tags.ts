import { parseTags } from '@tideline/domain/post/tag';

/**
 * The finished tags of a comma-separated value that ends with what is being typed.
 * @example tagsBefore('seo, loc', 'loc') // => ['seo']
 */
export function tagsBefore(value: string, typed: string): string[] {
  const finished = typed.trim() !== '' && value.endsWith(typed) ? value.slice(0, -typed.length) : value;
  return parseTags(finished.split(','));
}

/** The value of finished tags and of what is being typed. */
export function joinTags(tags: readonly string[], typed: string): string {
  return [...parseTags(tags), ...(typed.trim() === '' ? [] : [typed])].join(', ');
}

/**
 * Splits typed or pasted text: what a comma or line break follows is finished.
 * @example splitTyped('seo, local, n') // => { finished: ['seo', 'local'], rest: 'n' }
 */
export function splitTyped(text: string): { finished: string[]; rest: string } {
  const parts = text.split(/[,\n]/);
  const rest = parts.pop() ?? '';
  return { finished: parseTags(parts), rest: rest.trimStart() };
}
