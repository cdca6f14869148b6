import type { DraftSummary } from '@tideline/domain/entity/draft';
import { quantity } from '../../lib/text/quantity.ts';
import type { BadgeTone } from '../../ui/sections/badge.tsx';

type ChangedPage = {
  /** Number of fields that visitors see changed. */
  changedFields: number;
  draft: Pick<DraftSummary, 'goesLiveAt' | 'isHeld'> | null;
  /** Whether visitors see it. */
  isPublic: boolean;
  /** Of a page that staff have added; null for one that is built in. */
  added: object | null;
};

/** What is changed in a page, in words. */
export function pageState(page: ChangedPage, timeZone: string): string {
  const { draft, changedFields, added, isPublic } = page;
  if (draft?.isHeld) return 'Held back';
  if (draft?.goesLiveAt) return `Scheduled for ${formatMoment(draft.goesLiveAt, timeZone)}`;
  if (draft) return 'Draft';
  if (!isPublic) return 'Unpublished';
  if (added) return 'Published';
  return changedFields > 0 ? `Changed: ${quantity(changedFields, ['text', 'texts'])}` : 'Built in';
}

export function pageStateTone({ changedFields, draft, added, isPublic }: ChangedPage): BadgeTone {
  if (draft) return draft.isHeld ? 'red' : draft.goesLiveAt === null ? 'yellow' : 'blue';
  if (!isPublic) return 'neutral';
  return added || changedFields > 0 ? 'green' : 'neutral';
}

/** Short, since a badge has one line: `Dec 1, 9:30 AM`. */
export function formatMoment(iso: string, timeZone: string): string {
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(new Date(iso));
}
