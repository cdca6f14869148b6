import { expect, test } from 'vitest';
import { EMPTY_POST_FORM, type PostForm } from '../post-form.ts';
import { formatMoment, primaryLabel } from './primary-action.ts';

const clock = { timeZone: 'America/Los_Angeles', now: Date.parse('2026-11-20T12:00:00Z') };
const draft = EMPTY_POST_FORM;
const dated = { publishDay: '2026-12-01', publishTime: '09:30' };
const live: PostForm = { ...draft, status: 'published', publishDay: '2026-03-08' };
const waiting: PostForm = { ...draft, status: 'scheduled', ...dated };

test.each<[string, Partial<PostForm>, PostForm]>([
  ['Publish', {}, draft],
  ['Publish', { status: 'published' }, draft],
  ['Publish', { publishDay: '2026-03-08' }, draft],
  ['Schedule', { status: 'scheduled' }, draft],
  ['Schedule for Dec 1, 9:30 AM', { status: 'scheduled', ...dated }, draft],
  ['Schedule for Dec 1, 9:30 AM', dated, draft],
  ['Schedule for Jan 2, 2027, 12:00 AM', { publishDay: '2027-01-02' }, draft],
  ['Update', { title: 'New' }, live],
  ['Unpublish', { status: 'draft' }, live],
  ['Update', { title: 'New' }, waiting],
  ['Schedule for Dec 2, 9:30 AM', { publishDay: '2026-12-02' }, waiting],
  ['Publish', { status: 'published', publishDay: '' }, waiting],
])('the button reads %s after %j', (label, changes, base) => {
  expect(primaryLabel({ ...base, ...changes }, base, clock)).toBe(label);
});

test('a moment is shown in the agency zone, on both sides of a new year', () => {
  expect(formatMoment('2027-01-01T07:30:00.000Z', clock)).toBe('Dec 31, 11:30 PM');
  expect(formatMoment('2027-01-01T08:30:00.000Z', clock)).toBe('Jan 1, 2027, 12:30 AM');
});
