import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const OURS = { 'hero.headline': 'Ours', 'testimonials.1.hidden': true };

test('lists the versions with what differs from the editor, and restores one', async () => {
  const restored: CopyValues[] = [];
  const { user } = await renderStaff(
    <VersionsDialog
      id="home"
      sections={SITE_DOCUMENTS.home.sections}
      values={OURS}
      onRestore={(values) => restored.push(values)}
      onClose={() => undefined}
    />,
    {
      'pages.revisions': () => [
        { version: 2, savedBy: 'Ada', savedAt: '2026-11-20T18:00:00.000Z', values: OURS },
        { version: 1, savedBy: 'Grace', savedAt: '2026-11-19T18:00:00.000Z', values: { 'hero.headline': 'Theirs' } },
      ],
    },
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/live.*by Ada.*Same as the editor/),
    expect.stringMatching(/by Grace.*Restore.*1 difference.*Headline.*Theirs/),
    expect.stringMatching(/As it came.*Restore/),
  ]);
  const restore = screen.getAllByRole('button', { name: 'Restore' });
  for (const button of restore) await user.click(button);
  expect(restored).toEqual([{ 'hero.headline': 'Theirs' }, {}]);
});
