import { POST_CATEGORIES } from '@tideline/domain/post/post';
import { expect, test } from 'vitest';
import { articleEndFor } from './article-ends.ts';

const INDUSTRIES = ['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'];

test.each([...POST_CATEGORIES, 'Video'])('the offer of %s leads to an industry page', (category) => {
  expect(INDUSTRIES).toContain(articleEndFor(category).offer.link.to);
});

test('a category that staff have added has the offer of all services', () => {
  for (const category of ['', 'Tide tables', 'constructor'])
    expect(articleEndFor(category).offer.link.to).toBe('/services');
});
