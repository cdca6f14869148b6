import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { classNames } from '../../ui/controls/class-names.ts';
import { PlainLink } from '../../ui/controls/plain-link.tsx';

export type TagListProps = {
  tags: readonly string[];
  /** Slugs of the tags’ pages, in the same order; a tag without one is not a link. */
  slugs?: readonly string[];
};

const TAG_CLASSES = 'type-label rounded-[0.875rem] bg-tint px-3 py-1 text-ink';

/** A post's tags. */
export function TagList({ tags, slugs }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={blogLabels.tags} className={classNames('flex flex-wrap gap-x-2', !slugs && 'gap-y-2')}>
      {tags.map((tag, at) => (
        <li key={tag} dir="auto" className="max-w-full wrap-anywhere">
          {slugs?.[at] ? (
            <PlainLink
              to="/blog/$kind/$slug"
              params={{ kind: 'tag', slug: slugs[at] }}
              className="group inline-flex min-h-11 items-center no-underline"
            >
              <span className={`${TAG_CLASSES} group-hover:bg-ink group-hover:text-paper`}>{tag}</span>
            </PlainLink>
          ) : (
            <span className={`${TAG_CLASSES} inline-block`}>{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
