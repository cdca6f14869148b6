import { Stamp } from 'lucide-react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { NextEntry } from '../next-entry.tsx';
import { OverviewSection } from '../overview-section.tsx';
import { WaitingProfileEntry } from './waiting-profile-entry.tsx';

/** Posts and profiles that wait for approval. Renders nothing without any. */
export function WaitingApprovals() {
  const { data: requests = [] } = trpc.posts.approvals.list.useQuery();
  const { data: profiles = [] } = trpc.authors.approvals.list.useQuery();
  if (requests.length === 0 && profiles.length === 0) return null;
  return (
    <OverviewSection title="Waiting for your approval">
      <ul>
        {requests.map(({ postId, title, state, requestedBy, requestedAt, returnedAt }) => (
          <NextEntry
            key={postId}
            to="/admin/blog"
            id={postId}
            title={title}
            Icon={Stamp}
            by={requestedBy}
            state={state === 'returned' ? 'sent back ' : 'submitted '}
            at={returnedAt ?? requestedAt}
          />
        ))}
        {profiles.map((profile) => (
          <WaitingProfileEntry key={profile.staffId} profile={profile} />
        ))}
      </ul>
    </OverviewSection>
  );
}
