import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { cardPath, CARD_SIZE, postCardText } from '@tideline/artwork/prints/social-card';
import { displayTitle } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';
import type { Db } from '../../../core/store/schema.ts';
import { findLinkedPosts, type LinkedPost } from './linked-posts.repository.ts';
import { blocksOf, contentOf, escapeHtml, isElement, type MailDom, type MailElement } from './mail-dom.ts';
import { linkedPostId } from './own-links.ts';
import { soleLink, solePicture } from './sole-content.ts';

type DigestContext = {
  db: Db;
  origin: string;
  siteTitle: string;
  /** Key of the site's look; undefined for the built-in one. */
  look?: string | undefined;
  /** The line on the card of a post without a category; undefined for the built-in one. */
  label?: string | undefined;
  now: string;
};

/** More links to posts stay links. */
const POSTS_MAX = 50;

/**
 * Makes the cards of a digest: from each section that begins with an `h2`, and from each link to a post of this site that is
 * alone in its paragraph or list item. Content before the first card stays unchanged.
 */
export async function makeCards($: MailDom, context: DigestContext): Promise<void> {
  const blocks = blocksOf($);
  const posts = await findPosts(blocks, context);
  let section: { title: MailElement; body: MailElement[] } | null = null;

  for (const block of blocks) {
    const linked = postLinks(block, context.origin).map((id) => posts.get(id));
    if (block.name === 'h2') {
      closeSection();
      section = { title: block, body: [] };
    } else if (linked.length > 0 && linked.every((post) => post !== undefined)) {
      closeSection();
      $(block).replaceWith(linked.map((post) => postCard(post, context)).join(''));
    } else section?.body.push(block);
  }
  closeSection();

  function closeSection(): void {
    if (section !== null && section.body.length > 0) sectionCard($, section.title, section.body);
    section = null;
  }
}

function sectionCard($: MailDom, title: MailElement, body: MailElement[]): void {
  const last = body.at(-1);
  const ending = last ? soleLink(last) : null;
  const titleLink = $(title).find('a').attr('href');
  $(title)
    .find('a')
    .each((_, link) => void $(link).replaceWith($(link).html() ?? ''));
  if (last && ending) $(last).addClass('more');
  const more = ending === null && titleLink !== undefined ? moreLink(titleLink, 'Read more') : '';
  const [first] = body;
  const picture = first && solePicture($, first) ? $.html(first) : '';
  const text = picture === '' ? body : body.slice(1);
  const card = `<div class="card">${picture}${$.html(title)}${text.map((block) => $.html(block)).join('')}${more}</div>`;
  $(title).replaceWith(card);
  for (const block of body) $(block).remove();
}

function postCard(post: LinkedPost, { origin, siteTitle, look, label }: DigestContext): string {
  const own = parsePictureUrl(post.featuredImageUrl);
  const { url, widthPx } = own ?? {
    url: cardPath(`posts/${post.key}`, postCardText(post, label), siteTitle, look),
    widthPx: CARD_SIZE.width,
  };
  // The title is beside it.
  const picture = `<p><img src="${escapeHtml(origin + url)}" alt="" width="${widthPx}"></p>`;
  const excerpt = post.excerpt.trim() === '' ? '' : `<p>${escapeHtml(post.excerpt.trim())}</p>`;
  const more = moreLink(origin + postPath(post.id), 'Read the article');
  return `<div class="card">${picture}<h2>${escapeHtml(displayTitle(post))}</h2>${excerpt}${more}</div>`;
}

function moreLink(href: string, text: string): string {
  return `<p class="more"><a href="${escapeHtml(href)}">${text}</a></p>`;
}

/** The posts linked by a block that contains nothing else: a paragraph, or each item of a list. */
function postLinks(block: MailElement, origin: string): string[] {
  if (block.name === 'ul') {
    const items = contentOf(block).filter(isElement);
    const ids = items.map((item) => linkOf(item, origin));
    return ids.every((id) => id !== null) ? ids : [];
  }
  const id = linkOf(block, origin);
  return id === null ? [] : [id];
}

function linkOf(element: MailElement, origin: string): string | null {
  return linkedPostId(soleLink(element)?.attribs['href'] ?? '', origin);
}

async function findPosts(blocks: MailElement[], { db, origin, now }: DigestContext): Promise<Map<string, LinkedPost>> {
  const ids = [...new Set(blocks.flatMap((block) => postLinks(block, origin)))];
  return findLinkedPosts(db, ids.slice(0, POSTS_MAX), now);
}
