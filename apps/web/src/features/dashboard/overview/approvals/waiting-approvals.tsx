import { Stamp } from 'lucide-react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { NextEntry } from '../next-entry.tsx';
import { OverviewSection } from '../overview-section.tsx';
import { WaitingProfileEntry } from './waiting-profile-entry.tsx';

/** Posts and profiles that wait for approval; for an author, their own posts. Renders nothing without any. */
export function WaitingApprovals() {
  const mayPublish = useMay()('posts.publish');
  const waiting = trpc.posts.approvals.list.useQuery(undefined, { enabled: mayPublish });
  const own = trpc.posts.approvals.own.useQuery(undefined, { enabled: !mayPublish });
  const submitted = trpc.authors.approvals.list.useQuery(undefined, { enabled: mayPublish });
  const requests = (mayPublish ? waiting : own).data ?? [];
  const profiles = (mayPublish ? submitted.data : null) ?? [];
  if (requests.length === 0 && profiles.length === 0) return null;
  return (
    <OverviewSection title={mayPublish ? 'Waiting for your approval' : 'Submitted for approval'}>
      <ul>
        {requests.map(({ postId, title, state, requestedBy, requestedAt, returnedAt }) => (
          <NextEntry
            key={postId}
            to="/admin/blog"
            id={postId}
            title={title}
            Icon={Stamp}
            by={mayPublish ? requestedBy : undefined}
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
