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
  // The editor is kept while its post gets its first or another address: `ids` are all that it has had.
  const [editor, setEditor] = useState<{ openedAs: string | null; ids: readonly string[] } | null>(null);
  const isSame = editor !== null && search.edit !== undefined && editor.ids.includes(search.edit);
  // After leaving, the post is like any other: an empty editor must not open under its address.
  if (editor !== null && !isSame && search.new === undefined) setEditor(null);
  const openedAs = isSame ? editor.openedAs : (search.edit ?? null);
  const onClose = () => onSearch({});
  function onAddress(id: string) {
    const before = isSame ? editor.ids : openedAs === null ? [] : [openedAs];
    setEditor({ openedAs, ids: [...before, id] });
    onSearch({ edit: id }, { replace: true });
  }
  if (search.new !== undefined || (isSame && openedAs === null))
    return <NewPost key="new" onAddress={onAddress} onClose={onClose} />;
  if (openedAs !== null) return <EditPost key={openedAs} id={openedAs} onAddress={onAddress} onClose={onClose} />;
  return <PostList>{children}</PostList>;
}
