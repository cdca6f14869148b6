import { describe, expect, test } from 'vitest';
import { isFilledByRobot, looksAdvertised, MIN_FILL_MS } from './spam.ts';

const ENQUIRY = { firstName: 'Ada', lastName: 'Marsh', company: 'Marsh & Daughters', message: 'A new site, please.' };
const LINK = 'https://example.com/page ';

describe('signs of a robot in how a form was filled in', () => {
  test('a call without signs and a form filled in slowly are a person’s', () => {
    expect(isFilledByRobot({})).toBe(false);
    expect(isFilledByRobot({ website: '', filledInMs: MIN_FILL_MS })).toBe(false);
    expect(isFilledByRobot({ website: null, filledInMs: null })).toBe(false);
  });

  test('a filled-in hidden field or less than two seconds is a robot’s', () => {
    expect(isFilledByRobot({ website: 'http://x.example', filledInMs: 60_000 })).toBe(true);
    expect(isFilledByRobot({ website: '', filledInMs: MIN_FILL_MS - 1 })).toBe(true);
  });
});

describe('signs of advertising in the text of an enquiry', () => {
  test.each([
    ['plain words', ENQUIRY],
    ['no message', { ...ENQUIRY, company: '', message: '' }],
    ['a few links', { ...ENQUIRY, message: `Our site, two we like and a map: ${LINK.repeat(4)}` }],
    ['one name twice', { ...ENQUIRY, firstName: 'Thomas', lastName: 'Thomas' }],
    ['a long letter', { ...ENQUIRY, message: 'We would like more patients in our clinic, please. '.repeat(2) }],
    ['a list of short lines', { ...ENQUIRY, message: '- yes\n- yes\n- yes\n- no' }],
  ])('%s is a person’s', (_what, texts) => {
    expect(looksAdvertised(texts)).toBe(false);
  });

  test.each([
    ['five links', { ...ENQUIRY, message: LINK.repeat(5) }],
    ['a link written for a page', { ...ENQUIRY, message: 'Cheap <a href="http://x.example">pills</a>' }],
    ['a link written for a forum', { ...ENQUIRY, message: 'Cheap [url=http://x.example]pills[/url]' }],
    ['a link for a name', { ...ENQUIRY, firstName: 'Win at www.x.example' }],
    [
      'one name twice and two links',
      { ...ENQUIRY, firstName: 'RobertTox', lastName: 'roberttox', message: LINK.repeat(2) },
    ],
    ['one line three times', { ...ENQUIRY, message: 'Buy our backlinks today!\n'.repeat(3) }],
    ['one word again and again', { ...ENQUIRY, message: 'casino bonus '.repeat(20) }],
  ])('%s is an advertisement', (_what, texts) => {
    expect(looksAdvertised(texts)).toBe(true);
  });
});
