import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IssueButtons } from './issue-buttons.tsx';

test.each([
  ['draft', true, ['Save draft', 'Send…']],
  ['draft', false, ['Save draft']],
  ['scheduled', true, ['Update']],
] as const)('a %s that may be sent: %s has the buttons %j', (state, maySend, names) => {
  render(<IssueButtons isSaving={false} onSave={() => undefined} {...{ state, maySend }} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
});
