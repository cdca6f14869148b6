import { POST_CATEGORIES } from '@tideline/domain/post/post';
import { expect, test } from 'vitest';
import { articleEndFor } from './article-ends.ts';

const CATEGORIES = [...POST_CATEGORIES, 'Video'];
const OF_STAFF = ['', 'Tide tables', 'constructor'];

test.each([...CATEGORIES, ...OF_STAFF])(
  'an article in "%s" leads to the page of its industry, and to no other',
  (category) => {
    expect(articleEndFor(category, '/healthcare').offer.link).toEqual({
      label: 'Marketing for healthcare practices',
      to: '/healthcare',
    });
    expect([undefined, '/services']).toContain(articleEndFor(category, null).offer.link?.to);
  },
);

test.each([...CATEGORIES, ...OF_STAFF])(
  'an article in "%s" for no industry leads to a service or to all',
  (category) => {
    const { link, service } = articleEndFor(category, null).offer;
    expect(link ?? service).toBeDefined();
  },
);
