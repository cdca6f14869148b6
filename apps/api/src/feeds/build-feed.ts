import type { Feed } from 'feed';
import { displayTitle, type Post } from '@tideline/domain/post/post';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { postPath } from '@tideline/domain/site/site-path';
import { cardPath, postCardText } from '@tideline/domain/picture/social-card';
import { renderPostBody } from '../markdown/render-post-body.ts';

/** The path of each feed format. */
export const FEED_PATHS = { rss: '/rss.xml', json: '/feed.json' } as const;

// Characters that XML does not allow, not even escaped.
const NOT_IN_XML = /[^\t\n\r\u0020-\uFFFD]/g;

/** The newest posts with their full text. All addresses are absolute. */
export async function buildFeed(site: SiteSettings, posts: Post[], origin: string): Promise<Feed> {
  const { Feed } = await import('feed'); // not needed to start
  const feed = new Feed({
    id: `${origin}/`,
    title: plain(`${site.siteTitle} Blog`),
    description: plain(`Articles on marketing from ${site.siteTitle}.`),
    link: `${origin}/blog`,
    language: 'en-US',
    generator: false,
    image: `${origin}/icon-512.png`,
    favicon: `${origin}/favicon.ico`,
    ...(posts[0] ? { updated: new Date(latest(posts)) } : {}),
    feedLinks: { rss: origin + FEED_PATHS.rss, json: origin + FEED_PATHS.json },
  });
  for (const post of posts) {
    const link = origin + postPath(post.id);
    feed.addItem({
      title: plain(displayTitle(post)),
      id: link,
      link,
      date: new Date(post.publishDate ?? post.createdAt),
      description: plain(post.excerpt),
      content: withAbsoluteLinks(plain(renderPostBody(post.content).html), origin),
      // JSON Feed cannot be built from an empty list of authors.
      ...(post.author === '' ? {} : { author: [{ name: plain(post.author) }] }),
      // The size is unknown until the card is drawn; 0 means unknown.
      image: {
        url: origin + cardPath(`posts/${post.id}`, postCardText(post), site.siteTitle),
        type: 'image/png',
        length: 0,
      },
      category: [post.category, ...post.tags].filter(Boolean).map((name) => ({ name: plain(name) })),
    });
  }
  return feed;
}

function latest(posts: Post[]): string {
  return posts.reduce((newest, post) => (post.updatedAt > newest ? post.updatedAt : newest), '');
}

function plain(text: string): string {
  return text.replace(NOT_IN_XML, '');
}

function withAbsoluteLinks(html: string, origin: string): string {
  return html
    .replace(/(href|src)="\//g, `$1="${origin}/`)
    .replace(/srcset="[^"]*"/g, (forms) => forms.replaceAll('/media/', `${origin}/media/`));
}
