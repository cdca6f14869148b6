import { keepPreviousData } from '@tanstack/react-query';
import { displayTitle } from '@tideline/domain/post/post';
import type { RefObject } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useDebounced } from '../../../../lib/forms/use-debounced.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { applyEdit, selectionOf } from '../run-command.ts';
import { choosePost } from './choose-edits.ts';
import type { Trigger } from './find-trigger.ts';
import { MenuList } from './menu-list.tsx';

const SEARCH_DELAY_MS = 250;
const SHOWN = 8;

export type PostMenuProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  trigger: Trigger;
  onClose: () => void;
};

/** The posts that match the text typed after `[[`; before any text, the most recently changed ones. */
export function PostMenu({ field, trigger, onClose }: PostMenuProps) {
  const q = useDebounced(trigger.query.trim(), SEARCH_DELAY_MS);
  const search = trpc.posts.listSummaries.useQuery(
    { q, limit: SHOWN, sort: '-updated' },
    { placeholderData: keepPreviousData },
  );
  const posts = search.data?.items ?? [];

  function choose(post: { id: string; title: string }) {
    const element = field.current;
    onClose();
    if (element) applyEdit(element, choosePost(post, selectionOf(element), trigger));
  }
  return (
    <MenuList
      field={field}
      label="Posts"
      at={trigger.from}
      onClose={onClose}
      message={
        search.error ? errorMessage(search.error) : posts.length > 0 ? undefined : emptyMessage(search.isPending)
      }
      options={posts.map((post) => ({
        id: post.id,
        label: displayTitle(post),
        detail: post.status === 'published' ? undefined : post.status,
        choose: () => choose({ id: post.id, title: displayTitle(post) }),
      }))}
    />
  );
}

function emptyMessage(isPending: boolean): string {
  return isPending ? 'Searching…' : 'No post found';
}
