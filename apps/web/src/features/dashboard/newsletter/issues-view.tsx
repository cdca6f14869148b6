import type { PanelProps } from '../dashboard.tsx';
import { IssuesPanel } from './issues/issues-panel.tsx';
import { LeavingReasons } from './leaving-reasons.tsx';
import { TopicsCard } from './topics/topics-card.tsx';
import { May } from '../../../staff/roles/may.tsx';

/** The issues of the newsletter, their topics, and readers' reasons for leaving. */
export function IssuesView(props: PanelProps<'newsletter'>) {
  return (
    <>
      <IssuesPanel {...props} />
      <May use="issues.edit">
        <TopicsCard />
      </May>
      <May use="subscribers.read">
        <LeavingReasons />
      </May>
    </>
  );
}
