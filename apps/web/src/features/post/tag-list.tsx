import { blogLabels } from '../../content/blog-labels.ts';

export type TagListProps = { tags: readonly string[] };

/** A post's tags. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={blogLabels.tags} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="type-label rounded-full bg-tint px-3 py-1 text-ink">
          {tag}
        </li>
      ))}
    </ul>
  );
}
