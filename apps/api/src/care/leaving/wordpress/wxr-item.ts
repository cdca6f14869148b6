import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { postPath } from '@tideline/domain/site/site-path';
import type { OwnPicture } from '@tideline/moving/own/own-site';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import { nameKey, type NumberedName, tagsWithSeries } from '../content/names.repository.ts';
import type { PageOfText } from '../content/pages-of-text.ts';
import type { LeavingPost } from '../content/posts.repository.ts';
import { type ItemContext, toItem } from './to-item.ts';
import { cdata, element, escapeXml } from './xml.ts';

export function pictureItem({ id, file, fileName, alt, createdAt }: OwnPicture, context: ItemContext): string {
  const address = `${context.origin}/${file}`;
  context.pictures.set(id, context.next);
  return toItem(
    {
      title: fileName || id,
      path: `/${file}`,
      creator: '',
      html: '',
      excerpt: '',
      name: id,
      type: 'attachment',
      status: 'inherit',
      at: createdAt,
      changedAt: createdAt,
      more: element('wp:attachment_url', address) + meta('_wp_attachment_image_alt', alt),
    },
    context,
  );
}

export async function pageItem(page: PageOfText, context: ItemContext): Promise<string> {
  const { title, path, isPublic, createdAt, publishedAt, updatedAt } = page;
  return toItem(
    {
      title,
      path,
      creator: '',
      excerpt: '',
      name: path.split('/').at(-1) ?? '',
      html: await htmlOf(page.markdown, path, context),
      type: 'page',
      status: isPublic ? 'publish' : 'draft',
      at: publishedAt ?? createdAt,
      changedAt: updatedAt,
      more: searchMeta(page),
    },
    context,
  );
}

export async function postItem(post: LeavingPost, context: ItemContext): Promise<string> {
  const { names, pictures, origin } = context;
  const path = postPath(post.slug);
  const cover = pictures.get(parsePictureUrl(post.featuredImageUrl)?.id ?? '');
  const status = { published: 'publish', scheduled: 'future', draft: 'draft' } as const;
  return toItem(
    {
      title: post.title,
      path,
      creator: names.authors.get(nameKey(post.author))?.slug ?? '',
      html: await htmlOf(post.content, path, context),
      excerpt: post.excerpt,
      name: post.slug,
      type: 'post',
      status: status[post.status],
      at: post.publishDate,
      changedAt: post.updatedAt,
      more: [
        element('wp:is_sticky', post.isFeatured ? 1 : 0),
        term('category', names.categories.get(nameKey(post.category))),
        ...tagsWithSeries(post, names).map((tag) => term('post_tag', tag)),
        cover === undefined ? '' : meta('_thumbnail_id', String(cover)),
        searchMeta(post),
        meta('_yoast_wpseo_meta-robots-noindex', post.isNoindex ? '1' : ''),
        meta('_yoast_wpseo_canonical', post.canonicalUrl && new URL(post.canonicalUrl, origin).href),
      ].join(''),
    },
    context,
  );
}

async function htmlOf(markdown: string, path: string, { origin }: ItemContext): Promise<string> {
  return (await renderPostBody(markdown, { target: 'feed', url: origin + path })).html;
}

/** The fields of Yoast, which other plugins read as well. */
function searchMeta({ metaTitle, metaDescription }: Pick<PageOfText, 'metaTitle' | 'metaDescription'>): string {
  return meta('_yoast_wpseo_title', metaTitle) + meta('_yoast_wpseo_metadesc', metaDescription);
}

function meta(key: string, value: string): string {
  return value === ''
    ? ''
    : `<wp:postmeta>${cdata('wp:meta_key', key)}${cdata('wp:meta_value', value)}</wp:postmeta>\n`;
}

function term(domain: string, found: NumberedName | undefined): string {
  return found ? cdata('category', found.name, ` domain="${domain}" nicename="${escapeXml(found.slug)}"`) : '';
}
