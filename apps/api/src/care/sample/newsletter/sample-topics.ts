import type { Topic } from '@tideline/domain/newsletter/topic';
import type { SubscribersTable } from '../../../core/store/tables/people.ts';
import type { SubscriberTopicsTable, TopicsTable } from '../../../core/store/tables/newsletter.ts';

/** The sample topics. Their ids are fixed, so that those that staff have not changed can be removed. */
export const SAMPLE_TOPICS: readonly Topic[] = [
  { id: 'sample-search', name: 'Search and websites', description: 'Being found, and what people see when they are.' },
  { id: 'sample-planning', name: 'Plans and budgets', description: 'What to do first, what to skip, what it costs.' },
  { id: 'sample-film', name: 'Film and social', description: 'Short films, testimonials and posts worth an hour.' },
];

/** The topics that some subscribers have chosen; the others get all. Used in turn. */
const CHOICES: readonly (readonly string[])[] = [
  [],
  ['sample-search'],
  ['sample-planning', 'sample-search'],
  [],
  ['sample-film'],
  ['sample-planning'],
];

/** The sample topics as rows. */
export function buildSampleTopics(now: string): TopicsTable[] {
  return SAMPLE_TOPICS.map((topic, position) => ({ ...topic, position, created_at: now }));
}

/** Which sample topics the sample subscribers have chosen. */
export function buildSampleChoices(
  subscribers: readonly Pick<SubscribersTable, 'id' | 'status'>[],
): SubscriberTopicsTable[] {
  return subscribers
    .filter(({ status }) => status === 'active')
    .flatMap(({ id }, at) =>
      (CHOICES[at % CHOICES.length] ?? []).map((topic) => ({ subscriber_id: id, topic_id: topic })),
    );
}
