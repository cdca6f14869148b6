import { VERSION } from '@tideline/domain/site/version';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { LeavingSite } from '../leaving-site.ts';
import { listNames, type Names } from '../content/names.repository.ts';
import { eachPicture } from '../content/library.repository.ts';
import { eachPageOfText } from '../content/pages-of-text.ts';
import { eachPost } from '../content/posts.repository.ts';
import type { ItemContext } from './to-item.ts';
import { pageItem, pictureItem, postItem } from './wxr-item.ts';
import { cdata, element } from './xml.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Tools, Import, WordPress reads this file. -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
`;

/** The site as WXR, which the importer of WordPress reads: authors, categories, tags, pictures, posts, and pages of text. */
export async function* writeWxr({ db, origin, now }: LeavingSite): AsyncGenerator<string> {
  const { siteTitle, timeZone } = await findSettings(db);
  const names = await listNames(db);
  yield HEAD + cdata('title', siteTitle) + element('link', origin) + element('language', 'en-US');
  yield element('pubDate', new Date(now).toUTCString()) + element('generator', `Tideline ${VERSION}`);
  yield element('wp:wxr_version', '1.2') + element('wp:base_site_url', origin) + element('wp:base_blog_url', origin);
  yield* writeNames(names);
  const pictures = new Map<string, number>();
  const context: ItemContext = { origin, timeZone, names, pictures, next: 1 };
  for await (const picture of eachPicture(db)) yield pictureItem(picture, context);
  for await (const page of eachPageOfText(db)) yield pageItem(page, context);
  for await (const post of eachPost(db)) yield postItem(post, context);
  yield '</channel>\n</rss>\n';
}

function* writeNames({ authors, categories, tags }: Names): Generator<string> {
  for (const { number, name, slug } of authors.values())
    yield `<wp:author>${element('wp:author_id', number)}${cdata('wp:author_login', slug)}${cdata('wp:author_email', '')}${cdata('wp:author_display_name', name)}</wp:author>\n`;
  for (const { number, name, slug } of categories.values())
    yield `<wp:category>${element('wp:term_id', number)}${cdata('wp:category_nicename', slug)}${cdata('wp:category_parent', '')}${cdata('wp:cat_name', name)}</wp:category>\n`;
  for (const { number, name, slug } of tags.values())
    yield `<wp:tag>${element('wp:term_id', categories.size + number)}${cdata('wp:tag_slug', slug)}${cdata('wp:tag_name', name)}</wp:tag>\n`;
}
