import { expect, test } from 'vitest';
import { needsSession } from '../../core/rpc/authorize.ts';
import { ORDER, TOOLS } from './tools.ts';

test('every tool has a name of its own, and a place in the list', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual(ORDER);
  expect(new Set(ORDER).size).toBe(TOOLS.length);
});

test('no tool calls what needs a person, and those that reach people need an explicit scope', () => {
  for (const { name, procedures, effect, alsoNeeds = [] } of TOOLS) {
    expect([name, procedures.some(({ meta }) => needsSession(meta))]).toEqual([name, false]);
    if (effect !== 'publishes') continue;
    const needs = [...procedures.map(({ meta }) => meta.access), ...alsoNeeds];
    const isExplicit = (['posts.publish', 'pages.publish', 'brand.change', 'issues.send'] as const).some((one) =>
      needs.includes(one),
    );
    expect([name, isExplicit]).toEqual([name, true]);
  }
});
