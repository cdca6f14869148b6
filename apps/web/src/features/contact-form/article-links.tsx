import { Link } from '@tanstack/react-router';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';

/** Articles to read while an answer is on its way. */
export function ArticleLinks({ articles }: { articles: readonly PostSummary[] }) {
  return (
    <ul className="mt-1">
      {articles.map((post) => (
        <li key={post.id}>
          <Link to="/blog/$postId" params={{ postId: post.id }} className="inline-block py-2 font-[560] link">
            <bdi>{displayTitle(post)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
