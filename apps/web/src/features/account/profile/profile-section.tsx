import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { Portrait } from '../../../ui/drawing/portrait.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { ProfileDialog } from './profile-dialog.tsx';

const FAILURE = 'Failed to fetch your profile';

export type ProfileSectionProps = {
  /** Of the account. */
  name: string;
};

/** The public profile of the account: what bylines, the About page and the page of the author show. */
export function ProfileSection({ name }: ProfileSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  const profile = trpc.authors.own.read.useQuery(undefined, { refetchOnMount: 'always', meta: { failure: FAILURE } });
  return (
    <section aria-labelledby="profile-heading" className="grid gap-4">
      <h2 id="profile-heading" className="type-title flex min-h-11 items-center text-title-s">
        Profile
      </h2>
      <LoadFailure message={FAILURE} query={profile} />
      {profile.isPending ? <Skeleton className="h-32 w-full" /> : null}
      {profile.data === null ? (
        <p className="text-muted">
          Readers see your profile beside your posts, on your author page and on the About page. You have none yet; your
          first save publishes it.
        </p>
      ) : null}
      {profile.data ? (
        <div className="flex gap-4">
          <Portrait
            name={profile.data.name}
            pictureUrl={profile.data.pictureUrl}
            sizes="6rem"
            className="h-30 w-24 flex-none"
          />
          <div className="min-w-0 wrap-anywhere">
            <p dir="auto" className="font-[560]">
              {profile.data.name}
            </p>
            <p dir="auto" className="text-sm text-muted">
              {profile.data.role}
            </p>
            <p dir="auto" className="mt-1">
              {profile.data.sentence}
            </p>
            <p dir="auto" className="mt-1 line-clamp-3 text-sm whitespace-pre-line text-muted">
              {profile.data.bio}
            </p>
            {profile.data.postCount > 0 && profile.data.slug !== '' ? (
              <PlainLink
                to="/blog/$kind/$slug"
                params={{ kind: 'author', slug: profile.data.slug }}
                className="inline-flex min-h-11 items-center link"
              >
                Your author page
              </PlainLink>
            ) : null}
          </div>
        </div>
      ) : null}
      {profile.data === undefined ? null : (
        <div>
          <Button variant="secondary" onClick={() => setIsEditing(true)}>
            {profile.data === null ? 'Create profile' : 'Edit profile'}
          </Button>
        </div>
      )}
      {isEditing && profile.data !== undefined ? (
        <ProfileDialog profile={profile.data} name={name} onClose={() => setIsEditing(false)} />
      ) : null}
    </section>
  );
}
