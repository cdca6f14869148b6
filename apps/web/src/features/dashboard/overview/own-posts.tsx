import type { PostApproval } from '@tideline/domain/team/approval';
import { displayTitle, type OwnPost } from '@tideline/domain/post/post';
import { CalendarClock, CircleCheck, PencilLine, Stamp, Undo2 } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { NextEntry, type NextEntryProps } from './next-entry.tsx';
import { OverviewSection } from './overview-section.tsx';

const SHOWN_MAX = 8;

/** The posts of the signed-in person with their states, last changed first; published ones with what came of them. */
export function OwnPosts() {
  const posts = trpc.posts.listOwn.useQuery({ limit: SHOWN_MAX }, { meta: { failure: 'Failed to fetch posts' } });
  const { data: approvals = [] } = trpc.posts.approvals.own.useQuery();
  return (
    <OverviewSection title="Your posts" more={{ label: 'All posts', search: { tab: 'posts' } }}>
      <QueryPanel
        query={posts}
        empty={<p className="border-b border-line py-4 text-muted">You have not written a post yet.</p>}
      >
        {({ items }) => (
          <ul>
            {items.map((post) => (
              <NextEntry key={post.id} {...entryOf(post, approvals)} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </OverviewSection>
  );
}

function entryOf(post: OwnPost, approvals: readonly PostApproval[]): NextEntryProps {
  const { id, status, publishDate, updatedAt } = post;
  const entry = { to: '/admin/blog', id, title: displayTitle(post) } as const;
  const request = approvals.find(({ postId }) => postId === id);
  if (request?.state === 'returned') {
    return { ...entry, Icon: Undo2, state: 'sent back ', at: request.returnedAt ?? request.requestedAt };
  }
  if (request) return { ...entry, Icon: Stamp, state: 'waits for approval since ', at: request.requestedAt };
  if (status === 'draft') return { ...entry, Icon: PencilLine, state: 'draft, changed ', at: updatedAt };
  const at = publishDate ?? updatedAt;
  if (status === 'scheduled') return { ...entry, Icon: CalendarClock, state: 'goes live ', at };
  return { ...entry, Icon: CircleCheck, state: `${outcome(post)}, published `, at };
}

/** @example '12 views, 2 inquiries began with it' */
function outcome({ views, inquiries }: OwnPost): string {
  const read = quantity(views, ['view', 'views']);
  return inquiries === 0 ? read : `${read}, ${quantity(inquiries, ['inquiry', 'inquiries'])} began with it`;
}
