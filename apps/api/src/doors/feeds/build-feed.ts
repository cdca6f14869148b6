import type { Feed } from 'feed';
import { displayTitle, type Post } from '@tideline/domain/post/post';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { postPath } from '@tideline/domain/site/site-path';
import { PICTURE_FILE } from '@tideline/domain/picture/picture-file';
import { resolveImageUrl } from '@tideline/domain/picture/image-url';
import { cardPath, postCardText } from '@tideline/artwork/prints/social-card';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';

/** The path of each feed format. */
export const FEED_PATHS = { rss: '/rss.xml', json: '/feed.json' } as const;

// Characters that XML forbids even if escaped.
const NOT_IN_XML = /[^\t\n\r\u0020-\uFFFD]/g;

/** What a feed is of. */
export type FeedSubject = {
  /** Precedes the blog's title; empty for the whole blog. */
  title: string;
  /** The subject or author of the articles. */
  topic: string;
  /** The page with the same posts. */
  path: string;
  feedPaths: { rss: string; json?: string };
};

/** The feed of the whole blog. */
export const WHOLE_BLOG: FeedSubject = { title: '', topic: 'on marketing', path: '/blog', feedPaths: FEED_PATHS };

/** The newest posts with their full text. All addresses are absolute. */
export async function buildFeed(
  site: SiteSettings,
  posts: Post[],
  origin: string,
  { title, topic, path, feedPaths }: FeedSubject = WHOLE_BLOG,
): Promise<Feed> {
  const feed = await openFeed({
    id: title === '' ? `${origin}/` : origin + path,
    title: [title, `${site.siteTitle} Blog`].filter(Boolean).join(' · '),
    description: `Articles ${topic} from ${site.siteTitle}.`,
    path,
    origin,
    updatedAt: posts[0] ? latest(posts) : null,
    feedPaths,
  });
  for (const post of posts) {
    const link = origin + postPath(post.id);
    const { html } = await renderPostBody(post.content, { target: 'feed', url: link });
    feed.addItem({
      title: plain(displayTitle(post)),
      // A permanent id, so that readers of the feed do not see the article again when its address changes.
      id: origin + postPath(post.key),
      link,
      date: new Date(post.publishDate ?? post.createdAt),
      description: plain(post.excerpt),
      content: plain(html),
      // JSON Feed cannot be built from an empty list of authors.
      ...(post.author === '' ? {} : { author: [{ name: plain(post.author) }] }),
      // The length is unknown until the card is drawn; 0 means unknown. The type follows from the file extension.
      image: { url: pictureOf(post, site, origin), length: 0 },
      category: [post.category, ...post.tags].filter(Boolean).map((name) => ({ name: plain(name) })),
    });
  }
  return feed;
}

type FeedHead = {
  id: string;
  title: string;
  description: string;
  /** The page that shows the same. */
  path: string;
  origin: string;
  /** Null without an item. */
  updatedAt: string | null;
  feedPaths: FeedSubject['feedPaths'];
};

/** A feed without items. */
export async function openFeed(head: FeedHead): Promise<Feed> {
  const { Feed } = await import('feed'); // not needed to start
  const { id, title, description, path, origin, updatedAt, feedPaths } = head;
  return new Feed({
    id,
    title: plain(title),
    description: plain(description),
    link: origin + path,
    language: 'en-US',
    generator: false,
    image: `${origin}/icon-512.png`,
    favicon: `${origin}/favicon.ico`,
    ...(updatedAt !== null && { updated: new Date(updatedAt) }),
    feedLinks: Object.fromEntries(Object.entries(feedPaths).map(([format, feedPath]) => [format, origin + feedPath])),
  });
}

/** The social picture, if its address ends like a picture's; else the drawn card. */
function pictureOf(post: Post, site: SiteSettings, origin: string): string {
  const picture = resolveImageUrl(post.socialImageUrl, '');
  const url = picture !== '' && URL.canParse(picture, origin) ? new URL(picture, origin) : null;
  if (url && PICTURE_FILE.test(url.pathname)) return url.href;
  return (
    origin +
    cardPath(`posts/${post.key}`, postCardText(post, site.cards?.postWithoutCategory), site.siteTitle, site.brand?.key)
  );
}

/** The feed as RSS, whose readers interpret titles and descriptions as HTML. */
export function toRss(feed: Feed): string {
  const { options, items } = feed;
  const texts = [options, ...items];
  for (const text of texts) {
    text.title = escapeMarkup(text.title);
    text.description = escapeMarkup(text.description ?? '');
  }
  // The package escapes only the first `]]>` in CDATA, so none may remain.
  for (const item of items) {
    item.title = withoutCdataEnd(item.title);
    item.description = withoutCdataEnd(item.description ?? '');
    item.content = withoutCdataEnd(item.content ?? '');
  }
  return feed.rss2();
}

/** Escapes only what HTML would interpret, so that plain-text readers see `Q&A` and not `Q&amp;A`. */
function escapeMarkup(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}

/** Removes the end mark of CDATA from HTML. */
function withoutCdataEnd(html: string): string {
  return html.replaceAll(']]>', ']]&gt;');
}

function latest(posts: Post[]): string {
  return posts.reduce((newest, post) => (post.updatedAt > newest ? post.updatedAt : newest), '');
}

/** Removes the characters that XML forbids. */
export function plain(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}
