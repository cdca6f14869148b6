import { UNTITLED_POST } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';
import { appRouter } from '../../../router.ts';
import { factLines, LISTED, type Shelf } from './shelf.ts';

const { posts } = appRouter;

/** Posts in Markdown. Drafts only for those who may read them. */
export const POSTS: Shelf = {
  uri: 'site://posts/',
  name: 'post',
  title: 'Post',
  description: 'A post of the blog in Markdown, after its title and facts. `id` is the last part of /blog/….',
  mimeType: 'text/markdown',
  procedures: [posts.listSummaries, posts.byId],
  async list(call) {
    const { items } = await call.posts.listSummaries({ limit: LISTED });
    return items.map(({ id, title, status, excerpt }) => {
      const description = status === 'published' ? excerpt : `${status}. ${excerpt}`;
      return { id, name: id, title: title || UNTITLED_POST, description };
    });
  },
  async read(call, id, origin) {
    const post = await call.posts.byId({ id });
    const facts = factLines(
      {
        Address: origin + postPath(post.id),
        Status: post.status,
        Date: post.publishDate,
        Author: post.author,
        Category: post.category,
        Tags: post.tags.join(', '),
        Series: post.series,
        Excerpt: post.excerpt,
        Version: post.version,
      },
      '- ',
    );
    return `# ${post.title || UNTITLED_POST}\n\n${facts}\n\n${post.content}\n`;
  },
};
