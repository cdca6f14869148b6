import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { Post } from '@tideline/domain/post/post';
import { type Finding, SEARCH_RESULT_SHOWS, type TextCheck } from '@tideline/domain/text/text-check';
import type { Db } from '../../core/store/schema.ts';
import { checkLinks, checkLinksElsewhere } from './check-links.ts';
import type { Site } from './is-there.ts';
import { type Probe, probeInternet } from './probe-link.ts';
import { hint, inOrder, mistake } from './findings.ts';
import { type BodyParts, checkAlternativeTexts, readBody } from './read-body.ts';

export type CheckedPost = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'content' | 'category' | 'featuredImageUrl' | 'metaTitle' | 'metaDescription'
>;

/** Checks a post in the form that visitors get. Asks other sites whether its linked pages and pictures exist. */
export async function checkPost(post: CheckedPost, site: Site, probe: Probe = probeInternet): Promise<TextCheck> {
  const { links, pictures, elsewhere } = await readPost(post, site.origin);
  const findings = [
    ...(post.title.trim() === '' ? [mistake('title', 'The post has no title.')] : []),
    ...(post.content.trim() === '' ? [mistake('content', 'The post has no text.')] : []),
    ...(await checkLinks(elsewhere, site, probe)),
    ...(await checkPicturesAndSearch(post, pictures, site.db)),
    ...(post.category === '' ? [hint('category', 'The post has no category, so no category page lists it.')] : []),
  ];
  return { findings: inOrder(findings), counts: { links: links.length, pictures: pictures.length } };
}

/** What visitors of a public post miss, apart from links to pages of this site, which `findDeadLinks` lists. */
export async function checkPublicPost(post: CheckedPost, site: Site, probe: Probe): Promise<Finding[]> {
  const { pictures, elsewhere } = await readPost(post, site.origin);
  return [
    ...(await checkLinksElsewhere(elsewhere, site, probe)),
    ...(await checkPicturesAndSearch(post, pictures, site.db)),
  ];
}

async function readPost({ id, content }: CheckedPost, origin: string) {
  const url = `${origin}/blog/${id}`;
  const { links, pictures } = await readBody(content, url);
  const addresses = new Set([...links, ...pictures.map(({ address }) => address)]);
  return { links, pictures, elsewhere: [...addresses].filter((address) => address.split('#')[0] !== url) };
}

async function checkPicturesAndSearch(post: CheckedPost, pictures: BodyParts['pictures'], db: Db): Promise<Finding[]> {
  return [
    ...checkAlternativeTexts(pictures),
    ...(await checkCover(db, post.featuredImageUrl)),
    ...checkSearchTexts(post),
  ];
}

/** Checks the cover of a post: only an uploaded one has an alternative text. */
async function checkCover(db: Db, address: string): Promise<Finding[]> {
  const id = parsePictureUrl(address)?.id;
  if (id === undefined) return [];
  const picture = await db.selectFrom('pictures').select('alt').where('id', '=', id).executeTakeFirst();
  if (!picture) return [mistake('pictures', 'The cover picture no longer exists. Choose another one.')];
  if (picture.alt.trim() !== '') return [];
  return [mistake('pictures', 'The cover has no alternative text. Add it in Pictures.')];
}

function checkSearchTexts({ title, excerpt, metaTitle, metaDescription }: CheckedPost): Finding[] {
  const [titleLength, descriptionLength] = [metaTitle || title, metaDescription || excerpt].map(
    (text) => Array.from(text.trim()).length,
  );
  const findings: Finding[] = [];
  if (titleLength && titleLength > SEARCH_RESULT_SHOWS.title) {
    const text = `The title for search engines has ${titleLength} characters; results show about ${SEARCH_RESULT_SHOWS.title}.`;
    findings.push(hint('search', text));
  }
  if (!descriptionLength) {
    findings.push(hint('search', 'There is no excerpt, so search results and shared links show no summary of yours.'));
  } else if (descriptionLength > SEARCH_RESULT_SHOWS.description) {
    const text = `The description for search engines has ${descriptionLength} characters; results show about ${SEARCH_RESULT_SHOWS.description}.`;
    findings.push(hint('search', text));
  }
  return findings;
}
