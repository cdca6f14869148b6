import type { PanelProps } from '../dashboard.tsx';
import { IssuesPanel } from './issues/issues-panel.tsx';
import { TopicsCard } from './topics/topics-card.tsx';

/** The issues of the newsletter, and the topics that they are about. */
export function IssuesView(props: PanelProps) {
  return (
    <>
      <IssuesPanel {...props} />
      <TopicsCard />
    </>
  );
}
