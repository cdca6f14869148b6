import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { ProfileTexts } from '../../../staff/approval/profile-texts.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { OverviewSection } from './overview-section.tsx';

/** What readers see of the signed-in person beside the posts. */
export function OwnProfile() {
  const profile = trpc.authors.own.read.useQuery(undefined, { meta: { failure: 'Failed to fetch your profile' } });
  return (
    <OverviewSection title="Your profile">
      <div className="grid gap-3 pt-3">
        <QueryPanel query={profile}>
          {(data) =>
            data ? (
              <ProfileTexts profile={data} />
            ) : (
              <p className="text-muted">Readers see your profile beside your posts. You have none yet.</p>
            )
          }
        </QueryPanel>
        <p>
          <Link to="/admin/account" hash="profile-heading" preload={false} className="link">
            {profile.data ? 'Edit your profile' : 'Create your profile'}
          </Link>
        </p>
      </div>
    </OverviewSection>
  );
}
