import { expect, test } from 'vitest';
import { sourceLabel } from './subscriber.ts';

test.each([
  ['home-newsletter', 'Home page'],
  ['blog-newsletter', 'Blog'],
  ['archive-newsletter', 'Newsletter archive'],
  ['suspicious: blog-newsletter', 'suspicious: Blog'],
  ['import', 'import'],
  ['toString', 'toString'],
  ['', 'Website Form'],
  [null, 'Website Form'],
])('the source %j reads %s', (source, label) => expect(sourceLabel(source)).toBe(label));
