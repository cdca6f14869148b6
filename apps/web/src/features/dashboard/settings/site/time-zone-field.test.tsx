import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

function Field() {
  const [zone, setZone] = useState('America/Los_Angeles');
  return (
    <>
      <TimeZoneField value={zone} error={undefined} onValue={setZone} />
      <output>{zone}</output>
    </>
  );
}

test('a zone is found by typing its name; what names none is kept, for the server to refuse', async () => {
  const { user } = await renderStaff(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Time Zone');
  expect(field.value).toBe('Los Angeles (America)');
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toContain('Auckland (Pacific)');
  await user.clear(field);
  await user.type(field, 'Auck');
  expect(screen.getByRole('status').textContent).toBe('Auck');
  expect(screen.getByText(/choose it from the list/)).toBeTruthy();
  await user.type(field, 'land (Pacific)');
  expect(screen.getByRole('status').textContent).toBe('Pacific/Auckland');
  expect(screen.getByText(/in this zone/)).toBeTruthy();
});
