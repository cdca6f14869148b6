import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import { readAnswers } from './read-answers.ts';

function question(kind: Question['kind'], fields: Partial<Question> = {}): Question {
  const choices = kind === 'choice' ? ['One', 'Two'] : [];
  const rest = { help: '', isRequired: false, page: null, package: null, isRetired: false };
  return { id: 'q', label: 'Q', kind, choices, ...rest, ...fields };
}

function faultOf(asked: Question, answer: string) {
  return readAnswers([asked], { q: answer }, { page: '/', package: null }).faults[0]?.message ?? null;
}

test.each(['12', '4,500', '$4,500', '4.500,50 €', '-3.5', '20 %', '1 200', '300 USD', "1'000"])(
  '%j is a number',
  (answer) => expect(faultOf(question('number'), answer)).toBeNull(),
);

test.each(['many', '=1+1', '12 or so', '--3', '$', '<b>1</b>'])('%j is no number', (answer) =>
  expect(faultOf(question('number'), answer)).toMatch(/must be a number/),
);

test.each(['(310) 555-0142', '+49 30 901820', '310.555.0142 x12', '0171/5550142', '55501'])(
  '%j is a phone number',
  (answer) => expect(faultOf(question('phone'), answer)).toBeNull(),
);

test.each(['1234', 'call me', '+', '555-CALL-ME', `1${'0'.repeat(20)}`])('%j is no phone number', (answer) =>
  expect(faultOf(question('phone'), answer)).toMatch(/must be a phone number/),
);

test('a line has no line breaks, a text keeps its white space', () => {
  expect(faultOf(question('short'), 'one\ntwo')).toMatch(/on one line/);
  const { answers } = readAnswers([question('long')], { q: '  one\ntwo ' }, { page: '/', package: null });
  expect(answers).toEqual([{ questionId: 'q', question: 'Q', answer: '  one\ntwo ' }]);
});

test('a retired question, and one of another page, cannot be answered', () => {
  for (const asked of [question('short', { isRetired: true }), question('short', { page: '/discovery-call' })])
    expect(faultOf(asked, 'x')).toBe('The form has no such question.');
});

test('what is required is asked for in words that fit', () => {
  expect(faultOf(question('short', { isRequired: true }), ' ')).toBe('“Q” needs an answer.');
  expect(faultOf(question('consent', { isRequired: true }), '')).toBe('Please agree: Q');
  expect(faultOf(question('short', { isRequired: true, package: 'wave' }), '')).toBeNull();
});
