/** What staff write about and readers choose. A reader who has chosen none gets all. */
export type Topic = {
  /** A slug, made from the first name. It does not change. */
  id: string;
  name: string;
  /** One sentence for readers; may be empty. */
  description: string;
};

/** A topic in the staff area. */
export type CountedTopic = Topic & {
  /** Subscribers who have chosen it, and possibly others. */
  subscriberCount: number;
  /** Of these, who have chosen no other: without the topic, they get all. */
  onlyCount: number;
  /** Issues with this topic in their audience, in any state. */
  issueCount: number;
  /** Of these, which are still to be sent, or being sent. */
  unsentCount: number;
};

/** Longest accepted texts, in characters, and the most topics. */
export const TOPIC_LIMITS = { name: 60, description: 200, count: 30 } as const;

/** The refusal of a choice without a topic. */
export const CHOOSE_A_TOPIC = 'Choose at least one topic, or unsubscribe.';
