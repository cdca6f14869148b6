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
  // The editor instance survives the first save, which gives the post its address.
  const [createdId, setCreatedId] = useState<string | null>(null);
  const isNew = search.new !== undefined || (search.edit !== undefined && search.edit === createdId);
  // After leaving, the new post is like any other: an empty editor must not open under its address.
  if (!isNew && createdId !== null) setCreatedId(null);
  const onClose = () => onSearch({});
  if (isNew) {
    return (
      <NewPost
        key="new"
        onClose={onClose}
        onCreated={(id) => {
          setCreatedId(id);
          onSearch({ edit: id }, { replace: true });
        }}
      />
    );
  }
  if (search.edit !== undefined) return <EditPost key={search.edit} id={search.edit} onClose={onClose} />;
  return <PostList>{children}</PostList>;
}
