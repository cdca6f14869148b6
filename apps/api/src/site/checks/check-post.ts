import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { Post } from '@tideline/domain/post/post';
import type { Finding, TextCheck } from '@tideline/domain/text/text-check';
import { PUBLIC_INTERNET, type Network } from '../../core/host/checked-request.ts';
import type { Db } from '../../core/store/schema.ts';
import { checkLinks } from './check-links.ts';
import { hint, inOrder, mistake } from './findings.ts';
import { checkAlternativeTexts, readBody } from './read-body.ts';

/** Characters that search results show of a title and of a description. */
const SHOWN = { title: 60, description: 160 } as const;

type CheckedPost = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'content' | 'category' | 'featuredImageUrl' | 'metaTitle' | 'metaDescription'
>;

/** Checks a post in the form that visitors get. Asks other sites whether its linked pages and pictures exist. */
export async function checkPost(
  post: CheckedPost,
  site: { db: Db; origin: string; now: string },
  network: Network = PUBLIC_INTERNET,
): Promise<TextCheck> {
  const url = `${site.origin}/blog/${post.id}`;
  const { links, pictures } = await readBody(post.content, url);
  const addresses = new Set([...links, ...pictures.map(({ address }) => address)]);
  const elsewhere = [...addresses].filter((address) => address.split('#')[0] !== url);
  const findings = [
    ...(post.title.trim() === '' ? [mistake('title', 'The post has no title.')] : []),
    ...(post.content.trim() === '' ? [mistake('content', 'The post has no text.')] : []),
    ...(await checkLinks(elsewhere, site, network)),
    ...checkAlternativeTexts(pictures),
    ...(await checkCover(site.db, post.featuredImageUrl)),
    ...checkSearchTexts(post),
    ...(post.category === '' ? [hint('category', 'The post has no category, so no category page lists it.')] : []),
  ];
  return { findings: inOrder(findings), counts: { links: links.length, pictures: pictures.length } };
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
  if (titleLength && titleLength > SHOWN.title) {
    const text = `The title for search engines has ${titleLength} characters; results show about ${SHOWN.title}.`;
    findings.push(hint('search', text));
  }
  if (!descriptionLength) {
    findings.push(hint('search', 'There is no excerpt, so search results and shared links show no summary of yours.'));
  } else if (descriptionLength > SHOWN.description) {
    const text = `The description for search engines has ${descriptionLength} characters; results show about ${SHOWN.description}.`;
    findings.push(hint('search', text));
  }
  return findings;
}
