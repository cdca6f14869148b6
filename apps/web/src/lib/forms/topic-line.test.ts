import { TOPIC_MAX_LENGTH } from '@tideline/domain/contact/contact';
import { expect, test } from 'vitest';
import { serviceNames } from '@tideline/copy/services/service-names';
import { addTopic, topicsIn } from './topic-line.ts';

test('all services fit into one line, each once', () => {
  const names = Object.values(serviceNames);
  const line = [...names, ...names].reduce<string>(addTopic, '');
  expect(topicsIn(line)).toEqual(names);
});

test('a title with a semicolon is not added twice', () => {
  const title = 'Tides; and Other Rhythms';
  expect(addTopic(addTopic('', title), title)).toBe(title);
});

test('a topic that makes the line too long is left out', () => {
  const full = 'a'.repeat(TOPIC_MAX_LENGTH);
  expect(addTopic(full, 'SEO')).toBe(full);
  expect(addTopic('SEO', full)).toBe('SEO');
  expect(addTopic('', full)).toBe(full);
});
