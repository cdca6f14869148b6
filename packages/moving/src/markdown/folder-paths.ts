import { decodedPath } from '@tideline/domain/address/redirect';

/** The file of a text in a folder of a generator: what its path says. */
export type TextPath = {
  /** Whether the generator shows it as a post. */
  isPost: boolean;
  isDraft: boolean;
  slug: string;
  /** `2024-05-01`; null where the path has none. */
  day: string | null;
  /** Addresses at which the generators show such a file, unless it names its own. */
  addresses: string[];
};

const TEXT = /\.(?:md|mdx|markdown|mdown|html?)$/i;
const HTML = /\.html?$/i;
/** What belongs to the generator, or to the people who wrote the site. */
const NOT_SHOWN =
  /(?:^|\/)(?:node_modules|vendor|themes|layouts|_includes|_layouts|archetypes|\.[^/]+)\/|(?:^|\/)(?:readme|license|changelog|contributing|code_of_conduct|security|_index)\.[^/]+$/i;
const POSTS = /(?:^|\/)(?:_?posts?|_drafts|blog|articles?|news|journal|writing)\//i;
const DATED = /^(\d{4})-(\d{1,2})-(\d{1,2})[-_](.+)$/;
/** Folders whose content has addresses without their name. */
const ROOTS = /^(?:.*\/)?(?:src\/content|content|src\/pages|src\/posts|src|pages|docs|_pages)\//;

/** Whether a file is a text that the site shows. */
export function isShownText(path: string): boolean {
  return isText(path) && !NOT_SHOWN.test(path);
}

/** Whether a file is a text at all. Pages of HTML are where posts are; elsewhere, they are templates. */
export function isText(path: string): boolean {
  return TEXT.test(path) && (!isHtml(path) || (POSTS.test(path) && !/(?:^|\/)index\.[^/]+$/i.test(path)));
}

/** Whether a text is in HTML. */
export function isHtml(path: string): boolean {
  return HTML.test(path);
}

/** Reads a path such as `_posts/2024-05-01-ebb.md` or `content/posts/ebb/index.md`. */
export function readTextPath(path: string): TextPath {
  const stem = path.replace(TEXT, '').replace(/\/index$/i, '');
  const name = stem.split('/').at(-1) ?? '';
  const [, year = '', month = '', date = '', rest] = DATED.exec(name) ?? [];
  const slug = rest ?? name;
  const day = rest === undefined ? null : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const isJekyll = /(?:^|\/)_(?:posts|drafts)\//.test(path);
  const plain = `/${stem.replace(ROOTS, '').replace(/(?:^|\/)_pages\//, '')}/`;
  const dated =
    day === null ? [] : [`/${day.replaceAll('-', '/')}/${slug}.html`, `/${day.replaceAll('-', '/')}/${slug}/`];
  return {
    isPost: POSTS.test(path) || day !== null,
    isDraft: /(?:^|\/)(?:_drafts\/|draft_[^/]*\.html?$)/.test(path),
    slug,
    day,
    addresses: isJekyll ? [...dated, `/${slug}/`, `/${slug}.html`] : [plain],
  };
}

/** Where a generator looks for the file that an address without a site names, best first. */
export function placesOf(address: string, of: string): string[] {
  const [path = ''] = address.split(/[?#]/, 1);
  const decoded = decodedPath(path);
  if (decoded.startsWith('/'))
    return ['static', 'public', 'assets', 'src', 'content', ''].map((root) => normal(root + decoded));
  return [
    normal(`${of.replace(/[^/]*$/, '')}${decoded}`),
    ...['static', 'public', 'assets'].map((root) => normal(`${root}/${decoded}`)),
  ];
}

/** A path without `.` and `..`; what leaves the folder stays at its root. */
function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
