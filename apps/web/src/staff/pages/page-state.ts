import type { AddedPage } from '@tideline/domain/page/added-page';
import type { DraftSummary } from '@tideline/domain/entity/draft';
import { quantity } from '../../lib/text/quantity.ts';
import type { BadgeTone } from '../../ui/sections/badge.tsx';

type ChangedPage = {
  /** Number of fields that visitors see changed. */
  changedFields: number;
  draft: Pick<DraftSummary, 'goesLiveAt' | 'isHeld'> | null;
  /** Of a page that staff have added; null for one that is built in. */
  added: Pick<AddedPage, 'publicSince'> | null;
};

/** What is changed in a page, in words. */
export function pageState(page: ChangedPage, timeZone: string): string {
  const { draft, changedFields, added } = page;
  if (draft?.isHeld) return 'Held back';
  if (draft?.goesLiveAt) return `Scheduled for ${formatMoment(draft.goesLiveAt, timeZone)}`;
  if (draft) return 'Draft';
  if (added) return added.publicSince === null ? 'Unpublished' : 'Published';
  return changedFields > 0 ? `Changed: ${quantity(changedFields, ['text', 'texts'])}` : 'Built in';
}

export function pageStateTone({ changedFields, draft, added }: ChangedPage): BadgeTone {
  if (draft) return draft.isHeld ? 'red' : draft.goesLiveAt === null ? 'yellow' : 'blue';
  if (added) return added.publicSince === null ? 'neutral' : 'green';
  return changedFields > 0 ? 'green' : 'neutral';
}

/** Short, since a badge has one line: `Dec 1, 9:30 AM`. */
function formatMoment(iso: string, timeZone: string): string {
  const style = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(new Date(iso));
}
