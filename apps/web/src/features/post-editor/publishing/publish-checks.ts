import { isAcceptableImageUrl } from '@tideline/domain/picture/image-url';
import type { PostForm } from '../post-form.ts';

const DRAWN_COVER = 'No featured image: a drawn cover is shown instead.';

/** Missing parts of the post, as nouns for "It has no …". */
export function missingParts(form: PostForm): string[] {
  const missing: string[] = [];
  if (form.title.trim() === '') missing.push('title');
  if (form.content.trim() === '') missing.push('content');
  return missing;
}

/**
 * Suggestions before publishing.
 * @param failedPicture image URL that failed to load; null when none failed
 */
export function publishHints(form: PostForm, failedPicture: string | null): string[] {
  const hints: string[] = [];
  const image = form.featuredImageUrl.trim();
  if (image === '') hints.push(DRAWN_COVER);
  else if (!isAcceptableImageUrl(image))
    hints.push('The featured image address must begin with https://, http:// or a slash.');
  else if (failedPicture !== null && failedPicture.trim() === image)
    hints.push('No picture could be loaded from the featured image address.');
  if (hasSkippedHeading(form.content)) hints.push('A heading skips a level, for example # followed by ###.');
  if (form.excerpt.trim() === '') hints.push('No excerpt: search engines and cards have nothing to quote.');
  return hints;
}

/** The suggestions that the dialog repeats. Drawn covers are the house style, so a missing picture is none of them. */
export function dialogHints(form: PostForm, failedPicture: string | null): string[] {
  return publishHints(form, failedPicture).filter((hint) => hint !== DRAWN_COVER);
}

/** Whether saving the form makes the post public, now or at a set time. */
export function isGoingPublic(form: PostForm): boolean {
  return form.status !== 'draft';
}

/** Whether saving the form over `base` makes the post public for the first time: at once, or at a date. */
export function isFirstPublishing(form: PostForm, base: PostForm): boolean {
  return (
    isGoingPublic(form) && (base.status === 'draft' || (base.status === 'scheduled' && form.status === 'published'))
  );
}

function hasSkippedHeading(content: string): boolean {
  const text = content.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const levels = [...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map((match) => match[1]?.length ?? 1);
  return levels.some((level, index) => level - (levels[index - 1] ?? 0) > 1 && index > 0);
}
