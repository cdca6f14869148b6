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
    'active and confirmed, topic SEO, joined since May: 412 people; 9 excluded: 6 bounced, 3 unconfirmed',
  );
});

test.each<[Partial<Audience>, string]>([
  [{}, 'active and confirmed'],
  [{ topics: ['seo', 'gone'] }, 'active and confirmed, topic SEO or gone'],
  [{ sources: ['home-newsletter', ''] }, 'active and confirmed, source Home page or Website Form'],
  [{ joinedFrom: '2026-05-02' }, 'active and confirmed, joined since May 2'],
  [{ joinedFrom: '2025-05-01' }, 'active and confirmed, joined since May 2025'],
  [{ joinedTo: '2025-05-31' }, 'active and confirmed, joined until May 31, 2025'],
  [{ joinedFrom: '2026-05-01', joinedTo: '2026-06-30' }, 'active and confirmed, joined from May 1 to June 30'],
  [{ joinedFrom: '2026-05-03', joinedTo: '2026-05-03' }, 'active and confirmed, joined on May 3'],
])('%j reads "%s"', (audience, words) => {
  expect(audienceWords({ ...EVERYBODY, ...audience }, none, context)).toBe(`${words}: 1 person; none excluded`);
});
