import type { Post } from '@tideline/domain/post/post';
import type { IndustryPage } from '../../../content/industries/industry-page.ts';

type IndustryPath = IndustryPage['path'];

/** Tags that name an industry, in lower case. A tag such as "Small Practices", which fits several, is not among them. */
const TAGS: Record<IndustryPath, readonly string[]> = {
  '/healthcare': ['healthcare', 'health care', 'clinics', 'medical practices', 'medical spas', 'dentists', 'doctors'],
  '/professional-services': ['professional services', 'b2b', 'consulting', 'consultants', 'accounting', 'accountants'],
  '/legal-practices': ['law firms', 'legal', 'legal practices', 'lawyers', 'attorneys'],
  '/marketing-agencies': ['agencies', 'marketing agencies', 'agency owners', 'white label'],
};

const PATHS = Object.keys(TAGS).filter((path): path is IndustryPath => Object.hasOwn(TAGS, path));

/**
 * The page of the industry that an article is for: the first that its tags name, else the first that its text links to; null
 * when it is for no industry in particular.
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

/** Without origin, query and hash; an author may have pasted the whole address. */
function pathOf(href: string): string {
  return href.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}
