import { describe, expect, test } from 'vitest';
import { FIELDS } from './chosen-fields.ts';
import { partsOf } from './call-parts.ts';
import { exampleParts } from './call-example.ts';
import { listCalls } from './list-calls.ts';

describe.each(listCalls().map(({ name, call }) => [`${name}: ${call.rest}`, call] as const))('%s', (_title, call) => {
  const { query, body } = partsOf(call);
  const { example } = call;

  test('has a summary that is no sentence', () => {
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  test('has an example if it takes more than its path, and no other', () => {
    const takesMore = body !== null || Object.keys(query.properties).some((name) => name !== FIELDS);
    expect(example !== undefined).toBe(takesMore);
  });

  test('accepts its example, and the example names only what is there', () => {
    const properties = { ...query.properties, ...body?.properties };
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(example ?? {})));
    const { input } = exampleParts(call);
    // A body of its own is checked by the test of its route.
    const isChecked = call.input && !call.body && !call.file;
    expect(isChecked ? call.input?.safeParse(input).error : undefined).toBeUndefined();
  });
});

test('no two calls have the same path', () => {
  const paths = listCalls().map(({ call }) => call.rest.replaceAll(/\{\w+\}/g, '{}'));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});
