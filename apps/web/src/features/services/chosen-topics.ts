/** The topics of the enquiry that the visitor has begun, stored in the draft of the contact form. */
import { addTopic, removeTopic, topicsIn } from '../../lib/forms/topic-line.ts';
import { CONTACT_DRAFT, readDraft, writeDraft } from '../../lib/forms/form-draft.ts';

const listeners = new Set<() => void>();

/** Calls `listener` after each change; returns the function that unsubscribes it. */
export function onTopicsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isTopicChosen(topic: string): boolean {
  return topicsIn(topicLine()).includes(topic);
}

export function toggleTopic(topic: string): void {
  const change = isTopicChosen(topic) ? removeTopic : addTopic;
  writeDraft(CONTACT_DRAFT, { ...readDraft(CONTACT_DRAFT), topic: change(topicLine(), topic) });
  for (const listener of listeners) listener();
}

function topicLine(): string {
  return readDraft(CONTACT_DRAFT)['topic'] ?? '';
}
