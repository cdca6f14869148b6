/** A subject of issues, which readers choose. Readers without a chosen topic get all. */
export type Topic = {
  /** A slug made from the first name; permanent. */
  id: string;
  name: string;
  /** One sentence for readers; may be empty. */
  description: string;
};

/** A topic in the staff area. */
export type CountedTopic = Topic & {
  /** Subscribers who have chosen it, with or without others. */
  subscriberCount: number;
  /** Subscribers who have chosen only this topic: if it is deleted, they get all. */
  onlyCount: number;
  /** Issues with this topic in their audience, in any state. */
  issueCount: number;
  /** Issues with this topic that are unsent or being sent. */
  unsentCount: number;
};

/** Longest accepted texts, in characters, and the most topics. */
export const TOPIC_LIMITS = { name: 60, description: 200, count: 30 } as const;

/** The refusal of a choice without a topic. */
export const CHOOSE_A_TOPIC = 'Choose at least one topic, or unsubscribe.';
