import type { Post } from '@tideline/domain/post/post';
import type { IndustryPage } from '@tideline/copy/industries/industry-page';

type IndustryPath = IndustryPage['path'];

/** Tags that name an industry, in lower case. Tags that fit several, such as "Small Practices", are left out. */
const TAGS: Record<IndustryPath, readonly string[]> = {
  '/healthcare': ['healthcare', 'health care', 'clinics', 'medical practices', 'medical spas', 'dentists', 'doctors'],
  '/professional-services': ['professional services', 'b2b', 'consulting', 'consultants', 'accounting', 'accountants'],
  '/legal-practices': ['law firms', 'legal', 'legal practices', 'lawyers', 'attorneys'],
  '/marketing-agencies': ['agencies', 'marketing agencies', 'agency owners', 'white label'],
};

const PATHS = Object.keys(TAGS).filter((path): path is IndustryPath => Object.hasOwn(TAGS, path));

/**
 * The page of an article's industry: the first one that its tags name, else the first one that its text links to; null
 * if there is none.
 */
export function industryOf({ tags }: Pick<Post, 'tags'>, html: string): IndustryPath | null {
  for (const tag of tags) {
    const named = PATHS.find((path) => TAGS[path].includes(tag.trim().toLowerCase()));
    if (named) return named;
  }
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
    const linked = PATHS.find((path) => pathOf(href) === path);
    if (linked) return linked;
  }
  return null;
}

/** The path of a link; authors may have pasted a full URL. */
function pathOf(href: string): string {
  return href.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}
