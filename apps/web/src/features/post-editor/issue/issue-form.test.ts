import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { expect, test } from 'vitest';
import { EMPTY_ISSUE_FORM, readAudience, toIssueChanges, writeAudience } from './issue-form.ts';

test('only changed fields are sent', () => {
  const form = { ...EMPTY_ISSUE_FORM, subject: 'Tides', replyTo: 'desk@example.com' };
  expect(toIssueChanges(form, { ...EMPTY_ISSUE_FORM, subject: 'Tides' })).toEqual({ replyTo: 'desk@example.com' });
  expect(toIssueChanges(EMPTY_ISSUE_FORM, EMPTY_ISSUE_FORM)).toEqual({});
});

test('a changed audience is sent as such, and its order is no change', () => {
  const audience = { ...EVERYBODY, topics: ['seo', 'ads'], joinedFrom: '2026-05-01' };
  const form = { ...EMPTY_ISSUE_FORM, audience: writeAudience(audience) };
  const turned = { ...form, audience: writeAudience({ ...audience, topics: ['ads', 'seo'] }) };
  expect(toIssueChanges(form, EMPTY_ISSUE_FORM)).toEqual({ audience: { ...audience, topics: ['ads', 'seo'] } });
  expect(toIssueChanges(turned, form)).toEqual({});
});

test.each(['', '{broken', '{}'])('the audience %j of a damaged draft is everyone', (text) => {
  expect(readAudience(text)).toEqual(EVERYBODY);
});
