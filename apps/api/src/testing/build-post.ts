import { newPostSchema, type NewPost } from '@tideline/domain/post/post.schema';

/** A post as sent by an editor, published the day before `TEST_NOW`. */
export function buildPost(changes: Partial<NewPost> = {}): NewPost {
  const post = newPostSchema.parse({
    title: 'A post',
    content: 'Some words.',
    author: 'Maya Alvarez',
    category: 'SEO',
    status: 'published',
    publishDate: '2026-11-20T18:00:00.000Z',
  });
  return { ...post, ...changes };
}
