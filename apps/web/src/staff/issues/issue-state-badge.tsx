import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import { ISSUE_STATE_LABELS } from '@tideline/domain/newsletter/issue';
import { Badge, type BadgeTone } from '../../ui/sections/badge.tsx';

const TONES: Record<IssueState, BadgeTone> = {
  draft: 'yellow',
  scheduled: 'blue',
  sending: 'blue',
  paused: 'yellow',
  sent: 'green',
  stopped: 'red',
};

/** The state of a newsletter issue. */
export function IssueStateBadge({ state }: { state: IssueState }) {
  return <Badge tone={TONES[state]}>{ISSUE_STATE_LABELS[state]}</Badge>;
}
