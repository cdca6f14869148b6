import { postShape } from './post.answer.ts';

const { title, excerpt, content, author, category, tags, publishDate, featuredImageUrl, ...others } = postShape;
const { metaTitle, metaDescription, socialImageUrl, isNoindex, canonicalUrl, series } = others;

/** The fields of a post that its editor sets, without the status. */
export const postFieldsShape = {
  title,
  excerpt,
  content,
  author,
  category,
  tags,
  series,
  publishDate,
  featuredImageUrl,
  metaTitle,
  metaDescription,
  socialImageUrl,
  isNoindex,
  canonicalUrl,
};
