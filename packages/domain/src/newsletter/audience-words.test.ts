import { expect, test } from 'vitest';
import { EVERYBODY, type Audience, type AudienceCounts } from './audience.ts';
import { audienceWords } from './audience-words.ts';

const context = { topicNames: new Map([['seo', 'SEO']]), today: '2026-11-21' };
const none: AudienceCounts = { included: 1, excluded: [] };

test('an audience reads as the newsletter promises it', () => {
  const audience = { ...EVERYBODY, topics: ['seo'], joinedFrom: '2026-05-01' };
  const excluded = [
    { reason: 'unconfirmed', count: 3 },
    { reason: 'bounced', count: 6 },
  ] as const;
  expect(audienceWords(audience, { included: 412, excluded: [...excluded] }, context)).toBe(
    'Goes to 412 confirmed subscribers: topic SEO, joined since May. 9 people are left out: 6 bounced, 3 unconfirmed.',
  );
});

test.each<[Partial<Audience>, AudienceCounts['excluded'], string]>([
  [{}, [{ reason: 'unsubscribed', count: 3 }], '3 people who unsubscribed are left out.'],
  [{}, [{ reason: 'frequency', count: 1 }], '1 person who chose the monthly digest is left out.'],
  [{ frequency: 'monthly' }, [{ reason: 'frequency', count: 2 }], '2 people who chose each issue are left out.'],
])('a single reason with %j is part of the sentence: %j', (audience, excluded, words) => {
  expect(audienceWords({ ...EVERYBODY, ...audience }, { included: 54, excluded }, context)).toContain(`. ${words}`);
});

test.each<[Partial<Audience>, string]>([
  [{}, ''],
  [{ topics: ['seo', 'gone'] }, ': topic SEO or gone'],
  [{ sources: ['home-newsletter', ''] }, ': source Home page or Website Form'],
  [{ joinedFrom: '2026-05-02' }, ': joined since May 2'],
  [{ joinedFrom: '2025-05-01' }, ': joined since May 2025'],
  [{ joinedTo: '2025-05-31' }, ': joined until May 31, 2025'],
  [{ joinedFrom: '2026-05-01', joinedTo: '2026-06-30' }, ': joined from May 1 to June 30'],
  [{ joinedFrom: '2026-05-03', joinedTo: '2026-05-03' }, ': joined on May 3'],
])('%j reads "%s"', (audience, words) => {
  expect(audienceWords({ ...EVERYBODY, ...audience }, none, context)).toBe(
    `Goes to 1 confirmed subscriber${words}. Nobody is left out.`,
  );
});
