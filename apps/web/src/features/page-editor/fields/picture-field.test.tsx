import type { CopyField, CopyValues } from '@tideline/domain/page/page-document';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PictureField } from './picture-field.tsx';

const PICTURE = {
  id: '0123456789abcdef01234567',
  url: '/media/0123456789abcdef01234567-1200x800.jpg',
  fileName: 'heron.jpg',
  alt: 'A heron',
  widthPx: 1200,
  heightPx: 800,
  bytes: 1000,
  mimeType: 'image/jpeg',
  createdAt: '2026-11-01T10:00:00.000Z',
  createdBy: 'Staff',
};
const FIELD: CopyField = {
  path: 'hero.image.photo',
  section: 'hero',
  label: 'Image, picture',
  kind: 'picture',
  max: 2000,
  builtIn: '',
};

function Fields({ onValues }: { onValues: (values: CopyValues) => void }) {
  const [values, setValues] = useState<CopyValues>({});
  return (
    <PictureField
      field={FIELD}
      values={values}
      onChange={(changes) => {
        const after = Object.fromEntries(
          Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null),
        );
        setValues(after as CopyValues);
        onValues(after as CopyValues);
      }}
    />
  );
}

test('a picture of the library takes the place of the print, with its alternative text and a focal point', async () => {
  let values: CopyValues = {};
  const { user } = await renderStaff(<Fields onValues={(next) => (values = next)} />, {
    'media.list': () => ({ items: [PICTURE], nextCursor: null, total: 1 }),
  });
  expect(screen.getByText('The drawn print shows.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a picture' }));
  await user.click(await screen.findByRole('button', { name: 'A heron' }));
  await user.click(await screen.findByRole('button', { name: 'Use this picture' }));
  const slider = await screen.findByLabelText('Focal point from the top');
  expect(values).toEqual({ 'hero.image.photo': PICTURE.url, 'hero.image.alt': 'A heron' });
  fireEvent.change(slider, { target: { value: '20' } });
  expect(values).toMatchObject({ 'hero.image.focus': '50% 20%' });
  await user.click(screen.getByRole('button', { name: 'Show the print' }));
  expect(values).toEqual({ 'hero.image.alt': 'A heron' });
});
