import { Check, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { serviceDetailLabels } from '@tideline/copy/services/service-details';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { isTopicChosen, onTopicsChange, toggleTopic } from './chosen-topics.ts';

/** Adds a topic to the enquiry that the visitor has begun, or removes it. An enquiry can have several topics. */
export function TopicButton({ topic }: { topic: string }) {
  const labels = useCopy('services', 'detailLabels', serviceDetailLabels);
  const isAdded = useSyncExternalStore(
    onTopicsChange,
    () => isTopicChosen(topic),
    () => false,
  );
  const Sign = isAdded ? Check : Plus;
  return (
    <Button
      variant={isAdded ? 'primary' : 'secondary'}
      aria-pressed={isAdded}
      onClick={() => toggleTopic(topic)}
      className="no-js:hidden"
    >
      <Sign aria-hidden="true" strokeWidth={1.6} className="icon" />
      {labels.add}
    </Button>
  );
}
