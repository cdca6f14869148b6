import { toPostId } from '@tideline/domain/post/post-id';
import { transliterate } from 'transliteration';

/**
 * The id that a new post asks for. A title in another script is transliterated, one without any letter gets the date.
 * @example wantedPostId('Маркетинг для клиник', …) // => 'marketing-dlya-klinik'
 * @param now ISO 8601 in UTC
 */
export function wantedPostId(title: string, now: string): string {
  if (title.trim() === '' || hasLatinLetter(title)) return toPostId(title);
  const words = transliterate(title);
  return /[a-z0-9]/i.test(words) ? toPostId(words) : `post-${now.slice(0, 10)}`;
}

function hasLatinLetter(title: string): boolean {
  return /[a-z]/i.test(title.normalize('NFKD'));
}
