import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { ProfileTexts } from '../../../staff/approval/profile-texts.tsx';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { ProfileDialog } from './profile-dialog.tsx';

export type ProfileSectionProps = {
  /** Of the account. */
  name: string;
};

/** The public profile of the account, shown in bylines, on the About page and on the author's page. */
export function ProfileSection({ name }: ProfileSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  const needsApproval = !useMay()('posts.publish');
  const options = { meta: { failure: 'Failed to fetch your profile' } } as const;
  const profile = trpc.authors.own.read.useQuery(undefined, options);
  const submitted = trpc.authors.own.pending.useQuery(undefined, { ...options, enabled: needsApproval });
  const pending = needsApproval ? submitted.data : null;
  return (
    <section aria-labelledby="profile-heading" className="grid gap-4">
      <h2 id="profile-heading" className="type-title flex min-h-11 items-center text-title-s">
        Profile
      </h2>
      <LoadFailure query={profile.isError ? profile : submitted} />
      {profile.isPending ? <Skeleton className="h-32 w-full" /> : null}
      {profile.data === null ? (
        <p className="text-muted">
          Readers see your profile beside your posts, on your author page and on the About page. You have none yet;{' '}
          {needsApproval
            ? 'a colleague who may publish approves it before readers see it.'
            : 'your first save publishes it.'}
        </p>
      ) : null}
      {profile.data ? (
        <ProfileTexts profile={profile.data}>
          {profile.data.postCount > 0 && profile.data.slug !== '' ? (
            <PlainLink
              to="/blog/$kind/$slug"
              params={{ kind: 'author', slug: profile.data.slug }}
              className="inline-flex min-h-11 items-center link"
            >
              Your author page
            </PlainLink>
          ) : null}
        </ProfileTexts>
      ) : null}
      {pending ? <PendingNotice pending={pending} /> : null}
      {profile.data === undefined || pending === undefined ? null : (
        <div>
          <Button variant="secondary" onClick={() => setIsEditing(true)}>
            {profile.data === null && pending === null ? 'Create profile' : 'Edit profile'}
          </Button>
        </div>
      )}
      {isEditing && profile.data !== undefined && pending !== undefined ? (
        <ProfileDialog
          profile={profile.data}
          pending={pending}
          needsApproval={needsApproval}
          name={name}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </section>
  );
}
