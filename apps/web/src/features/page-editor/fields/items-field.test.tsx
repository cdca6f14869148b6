import type { CopyChanges, CopyField } from '@tideline/domain/page/page-document';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ItemsField } from './items-field.tsx';

const LIST: CopyField = {
  path: 'quotes',
  section: 'quotes',
  label: 'Items',
  kind: 'items',
  max: 9,
  builtIn: ['1', '2', '3'],
};
const FIELDS = ['1', '2', '3'].map((id): CopyField => ({
  ...LIST,
  path: `quotes.${id}.text`,
  label: 'Text',
  kind: 'line',
  builtIn: `Quote ${id}`,
}));
/** happy-dom has no `dataTransfer`. */
const DATA = { dataTransfer: { setData: () => undefined, setDragImage: () => undefined } };

async function open() {
  const changes: CopyChanges[] = [];
  await renderStaff(
    <ItemsField
      list={LIST}
      fields={FIELDS}
      values={{}}
      renderFields={() => null}
      onChange={(change) => changes.push(change)}
      onRemove={() => undefined}
    />,
  );
  const [first, , last] = screen.getAllByRole('listitem');
  const grip = first?.querySelector('[draggable="true"]');
  if (!first || !last || !grip) throw new Error('The list has no items.');
  return { changes, first, last, grip };
}

test('an item is dragged to the place of another one, and the place is said', async () => {
  const { changes, last, grip } = await open();
  fireEvent.dragStart(grip, DATA);
  fireEvent.dragOver(last);
  expect(last.className).toContain('bg-tint');
  fireEvent.drop(last);
  fireEvent.dragEnd(grip);
  expect(changes).toEqual([{ quotes: ['2', '3', '1'] }]);
  expect(screen.getByText('Quote 1 is now 3 of 3.')).toBeTruthy();
});

test('an item of another list cannot be dropped, and one that is dropped on itself stays', async () => {
  const { changes, first, last, grip } = await open();
  expect(fireEvent.dragOver(last)).toBe(true); // not accepted
  fireEvent.drop(last);
  fireEvent.dragStart(grip, DATA);
  fireEvent.drop(first);
  expect(changes).toEqual([]);
});
