import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** British spellings; those that are also US words (`practice`, `license`) are left out. */
const BRITISH = new RegExp(
  String.raw`\b(?:${[
    '(?:col|fav|hum|lab|neighb|hon|harb|rum|behavi|endeav|flav|vap)our\\w*',
    '(?:organ|real|recogn|special|optim|priorit|personal|custom|summar|emphas|apolog|final|general|local|minim|maxim|normal|util|visual)is(?:e|es|ed|ing|ation|ations)',
    'analys(?:e|ed|es|ing)',
    'enquir(?:y|ies|e|ed|es|ing)',
    '(?:cent|theat|met|lit|fib)re',
    '(?:travel|cancel|model|label|counsel)l(?:ed|ing|er|ers)',
    'catalogues?|dialogues?|programmes?|licences?|defence|offence|pretence',
    'grey|whilst|amongst|learnt|spelt|judgement|fulfil|fulfilment|enrol|cheque|tyre|plough|sceptic\\w*|jewellery',
    'practis(?:e|ed|es|ing)|ageing|acknowledgement|towards|afterwards|forwards|backwards',
  ].join('|')})\b`,
  'giu',
);

const content = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const sample = new URL('../../../apps/api/src/care/sample/', import.meta.url);

test.each(Object.entries(content))('%s has US spelling', (_file, texts) => {
  expect(textsIn(texts).flatMap((text) => text.match(BRITISH) ?? [])).toEqual([]);
});

test('the sample articles have US spelling', () => {
  const files = readdirSync(sample, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    /^articles-.*\.ts$|\.md$|^sample-authors\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(14);
  for (const { name, parentPath } of files) {
    const text = readFileSync(`${parentPath}/${name}`, 'utf8');
    expect([name, text.match(BRITISH) ?? []]).toEqual([name, []]);
  }
});

test.each(['colour', 'Organised', 'enquiry', 'afterwards', 'practising'])('%s is found', (word) => {
  expect(`a ${word} b`.match(BRITISH)).toEqual([word]);
});

/** Every string in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
