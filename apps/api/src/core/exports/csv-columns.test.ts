import { expect, test } from 'vitest';
import { csvColumns } from './csv-columns.ts';

const FIELDS = {
  id: { column: 'id' },
  phone: { column: 'phone' },
  email: { column: 'email' },
};

test('a field that was added later gets a column after the documented ones', () => {
  expect(csvColumns(FIELDS, ['email', 'name'], ['id'])).toEqual(['email', 'name', 'phone']);
});
