import type { Release } from '@tideline/domain/release/release';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { formatMoment } from '../../../staff/pages/page-state.ts';
import { Badge } from '../../../ui/sections/badge.tsx';

/** When a release is or was published, as a badge. */
export function ReleaseState({ release }: { release: Release }) {
  const timeZone = useTimeZone();
  const { publishedAt, goesLiveAt, isHeld } = release;
  if (publishedAt !== null) return <Badge tone="green">Published {formatMoment(publishedAt, timeZone)}</Badge>;
  if (isHeld) return <Badge tone="red">Held back</Badge>;
  if (goesLiveAt !== null) return <Badge tone="blue">Scheduled for {formatMoment(goesLiveAt, timeZone)}</Badge>;
  return <Badge>No date</Badge>;
}
