import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_LANGUAGES } from '@tideline/domain/post/code-language';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { DIALECT } from './dialect.ts';
import { FormattingHelp } from './formatting-help.tsx';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../../../docs/markdown.md'), 'utf8');
const MARKS = DIALECT.flatMap(({ marks }) => marks);

test('the dialog shows every mark of the dialect and can be closed', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = await renderStaff(<FormattingHelp onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Formatting help' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(MARKS.map(({ name }) => name));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test.each(MARKS)('docs/markdown.md has the same example of $name', ({ typed }) => expect(DOCUMENT).toContain(typed));

test('names every language with colors', () => {
  const note = MARKS.find(({ name }) => name === 'Code')?.note ?? '';
  expect(note.match(/[a-z]+/g)).toEqual(expect.arrayContaining([...CODE_LANGUAGES]));
});
