import { describe, expect, test } from 'vitest';
import { isFilledByRobot, looksAdvertised, MIN_FILL_MS } from './spam.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Marsh', company: 'Marsh & Daughters', message: 'A new site, please.' };
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
    ['plain words', CONTACT],
    ['no message', { ...CONTACT, company: '', message: '' }],
    ['a few links', { ...CONTACT, message: `Our site, two we like and a map: ${LINK.repeat(4)}` }],
    ['one name twice', { ...CONTACT, firstName: 'Thomas', lastName: 'Thomas' }],
    ['a long letter', { ...CONTACT, message: 'We would like more patients in our clinic, please. '.repeat(2) }],
    ['a list of short lines', { ...CONTACT, message: '- yes\n- yes\n- yes\n- no' }],
  ])('%s is a person’s', (_what, texts) => {
    expect(looksAdvertised(texts)).toBe(false);
  });

  test.each([
    ['five links', { ...CONTACT, message: LINK.repeat(5) }],
    ['a link written for a page', { ...CONTACT, message: 'Cheap <a href="http://x.example">pills</a>' }],
    ['a link written for a forum', { ...CONTACT, message: 'Cheap [url=http://x.example]pills[/url]' }],
    ['a link for a name', { ...CONTACT, firstName: 'Win at www.x.example' }],
    [
      'one name twice and two links',
      { ...CONTACT, firstName: 'RobertTox', lastName: 'roberttox', message: LINK.repeat(2) },
    ],
    ['one line three times', { ...CONTACT, message: 'Buy our backlinks today!\n'.repeat(3) }],
    ['one word again and again', { ...CONTACT, message: 'casino bonus '.repeat(20) }],
  ])('%s is an advertisement', (_what, texts) => {
    expect(looksAdvertised(texts)).toBe(true);
  });
});
