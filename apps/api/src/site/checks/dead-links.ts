import { DEAD_LINKS_SHOWN, LINKED_POSTS_MAX, type DeadLink } from '@tideline/domain/address/dead-link';
import { toRedirectPath } from '@tideline/domain/address/redirect';
import { displayTitle } from '@tideline/domain/post/post';
import { publicPosts } from '../../core/store/public-posts.ts';
import { type HasPath, pathsOf, type Site } from './is-there.ts';
import { readBody } from './read-body.ts';

/** The target of a Markdown link or definition that begins with `/`. May find one in code, which is no link. */
const TARGET = /(?:\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)(?<path>\/(?!\/)[^\s)>]*)/gm;

type Row = { id: string; title: string; content: string };

/** The dead links of the newest public posts, each once for a post; posts in the order of the blog. */
export async function findDeadLinks(site: Site): Promise<DeadLink[]> {
  const posts = await publicPosts(site.db, site.now)
    .select(['id', 'title', 'content'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(LINKED_POSTS_MAX)
    .execute();
  const hasPath = pathsOf(site);
  const dead: DeadLink[] = [];
  for (const post of posts) {
    for (const path of await deadPathsOf(post, site.origin, hasPath)) {
      dead.push({ path, postId: post.id, postTitle: displayTitle(post) });
      if (dead.length === DEAD_LINKS_SHOWN) return dead;
    }
  }
  return dead;
}

/** Reads a body as readers get it only if it seems to have a dead link: that takes a hundred times as long. */
async function deadPathsOf(post: Row, origin: string, hasPath: HasPath): Promise<string[]> {
  const dead = new Set<string>();
  for (const path of targetsIn(post.content, origin)) {
    if (!(await hasPath(path))) dead.add(path);
  }
  if (dead.size === 0) return [];
  const { links } = await readBody(post.content, `${origin}/blog/${post.id}`);
  const own = links.filter((link) => link.startsWith(`${origin}/`));
  const real = new Set(own.map((link) => toRedirectPath(link.slice(origin.length))));
  return [...dead].filter((path) => real.has(path));
}

function targetsIn(content: string, origin: string): string[] {
  const targets = [...content.replaceAll(`(${origin}/`, '(/').matchAll(TARGET)];
  return targets.flatMap(({ groups }) => toRedirectPath(groups?.['path'] ?? '') ?? []);
}
