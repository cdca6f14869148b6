import { UNTITLED_POST } from '@tideline/domain/post/post';

export type SearchPreviewProps = {
  title: string;
  excerpt: string;
  /** Null before the first save. */
  postId: string | null;
  siteTitle: string;
};

/** Approximation of a search result. */
export function SearchPreview({ title, excerpt, postId, siteTitle }: SearchPreviewProps) {
  return (
    <section aria-label="Search result preview" className="grid gap-2">
      <p className="text-xs text-muted">Roughly how a search engine lists this post</p>
      <div className="grid gap-1 rounded-[6px] border border-line p-4">
        <p className="truncate text-xs text-muted">
          {location.host} › blog › {postId ?? 'made from the title'}
        </p>
        <p dir="auto" className="truncate text-[1.125rem] text-accent">
          {title.trim() || UNTITLED_POST} | {siteTitle}
        </p>
        <p dir="auto" className="line-clamp-2 text-sm text-muted">
          {excerpt.trim() || 'No excerpt yet: the search engine picks a sentence.'}
        </p>
      </div>
    </section>
  );
}
