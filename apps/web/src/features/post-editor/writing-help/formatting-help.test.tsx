import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_LANGUAGES } from '@tideline/domain/post/code-language';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { DIALECT } from './dialect.ts';
import { FormattingHelpButton } from './formatting-help-button.tsx';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../../docs/markdown.md'), 'utf8');
const MARKS = DIALECT.flatMap(({ marks }) => marks);

test('a button opens a dialog with every mark of the dialect, which can be closed', async () => {
  const { user } = await renderStaff(<FormattingHelpButton className="" />);
  await user.click(screen.getByRole('button', { name: 'Formatting help' }));
  await expect.poll(findDialog).not.toBeNull();
  const dialog = screen.getByRole('dialog', { name: 'Formatting help' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(MARKS.map(({ name }) => name));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(findDialog()).toBeNull();
});

test.each(MARKS)('docs/markdown.md has the same example of $name', ({ typed }) => expect(DOCUMENT).toContain(typed));

test('names every language with colors', () => {
  const note = MARKS.find(({ name }) => name === 'Code')?.note ?? '';
  expect(note.match(/[a-z]+/g)).toEqual(expect.arrayContaining([...CODE_LANGUAGES]));
});

function findDialog() {
  return screen.queryByRole('dialog', { name: 'Formatting help' });
}
