import { expect, test } from 'vitest';
import { clientsHeadline } from './result-words.ts';

const results = { by: 'source', firstDay: '2026-11-01', currency: 'USD', rows: [] } as const;

test.each([
  [{ received: 0, clients: 0, value: 0 }, 'No inquiries', 'in the last 30 days.'],
  [{ received: 1, clients: 0, value: 0 }, 'No clients yet', 'from 1 inquiry in the last 30 days.'],
  [{ received: 19, clients: 1, value: 0 }, '1 client', 'from 19 inquiries in the last 30 days.'],
  [
    { received: 20, clients: 4, value: 9_000 },
    '4 clients worth $9,000',
    'from 20 inquiries in the last 30 days, 20% of them.',
  ],
])('%j is said in a sentence', (total, figure, rest) =>
  expect(clientsHeadline({ ...results, rows: [], total }, '30d')).toEqual({ figure, rest }),
);
