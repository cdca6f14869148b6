import { expect, test } from 'vitest';
import type { Schema } from '../document.ts';
import { exampleOf } from './example-of.ts';

const TOPIC: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string', examples: ['Local search'] },
    count: { type: 'integer' },
  },
};

test('an example has each field, by its own example, its format or its name', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      topics: { type: 'array', items: { $ref: '#/components/schemas/Topic' } },
      state: { type: 'string', enum: ['draft', 'sent'] },
      sentAt: { type: ['string', 'null'], format: 'date-time' },
      tags: { type: 'array', items: { type: 'string' } },
      ownerId: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      isSample: { type: 'boolean' },
    },
  };
  expect(exampleOf(schema, { Topic: TOPIC })).toEqual({
    topics: [{ id: '01939f3c-5a00-7000-8000-2b9d5c1e7f10', name: 'Local search', count: 1 }],
    state: 'draft',
    sentAt: '2026-11-24T17:00:00.000Z',
    tags: ['maps'],
    ownerId: '01939f3c-5a00-7000-8000-2b9d5c1e7f10',
    isSample: false,
  });
});
