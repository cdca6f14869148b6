import { type ReactNode, useState } from 'react';
import type { CmsSearch } from './cms-search.ts';
import { EditPost, NewPost } from '../edit-post.tsx';
import { PostList } from './post-list.tsx';

export type BlogCmsProps = {
  search: CmsSearch;
  /** Switches the mode; `replace` where going back would make no sense. */
  onSearch: (search: CmsSearch, options?: { replace: boolean }) => void;
  /** The list of posts. */
  children: ReactNode;
};

/** The blog CMS: the list, or the editor of a new or an existing post. */
export function BlogCms({ search, onSearch, children }: BlogCmsProps) {
  // The editor stays the same while its post gets an address, or another one. `openedAs`: null for a new post.
  const [addressed, setAddressed] = useState<{ openedAs: string | null; id: string } | null>(null);
  const isSame = addressed !== null && search.edit === addressed.id;
  // After leaving, the post is like any other: an empty editor must not open under its address.
  if (addressed !== null && !isSame && search.new === undefined) setAddressed(null);
  const openedAs = isSame ? addressed.openedAs : (search.edit ?? null);
  const onClose = () => onSearch({});
  function onAddress(id: string) {
    setAddressed({ openedAs, id });
    onSearch({ edit: id }, { replace: true });
  }
  if (search.new !== undefined || (isSame && openedAs === null))
    return <NewPost key="new" onAddress={onAddress} onClose={onClose} />;
  if (openedAs !== null) return <EditPost key={openedAs} id={openedAs} onAddress={onAddress} onClose={onClose} />;
  return <PostList>{children}</PostList>;
}
