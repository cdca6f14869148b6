import type { Release, ReleasePart } from '@tideline/domain/release/release';
import { trpc } from '../../lib/calls/trpc.ts';

/** Releases that are not published, and the one that a draft is in; null until they are known. */
export function useOpenReleases(part: Pick<ReleasePart, 'kind' | 'objectId'>) {
  const releases = trpc.releases.list.useQuery(undefined, { meta: { failure: 'Failed to fetch releases' } });
  if (!releases.data) return null;
  const open = releases.data.filter(({ publishedAt }) => publishedAt === null);
  return { open, own: open.find((release) => isIn(release, part)) ?? null };
}

function isIn({ parts }: Release, { kind, objectId }: Pick<ReleasePart, 'kind' | 'objectId'>): boolean {
  return parts.some((part) => part.kind === kind && part.objectId === objectId);
}
