import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SampleDataCounts } from '@tideline/domain/site/sample-data';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { SampleDataBanner } from './sample-data-banner.tsx';

const STAYS =
  'Everything that you have edited, answered or added a note to stays, and so does everything from your visitors.';
const NOTHING: SampleDataCounts = {
  posts: 0,
  authors: 0,
  subscribers: 0,
  contacts: 0,
  pageViews: 0,
  issues: 0,
  topics: 0,
  savedReplies: 0,
  missedPaths: 0,
};

async function readDialog(counts: SampleDataCounts): Promise<(string | null)[]> {
  const { user } = await renderStaff(<SampleDataBanner />, { 'settings.sampleData': () => counts });
  await user.click(await screen.findByRole('button', { name: 'Remove sample data' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove the sample data?' });
  return [...dialog.querySelectorAll('p:not([role=alert])')].map((sentence) => sentence.textContent);
}

test('the dialog counts what goes to the trash, what is deleted, and says what stays', async () => {
  const people = { authors: 5, subscribers: 57, contacts: 1_031 };
  const work = { issues: 2, topics: 3, savedReplies: 1, missedPaths: 5 };
  expect(await readDialog({ posts: 14, ...people, ...work, pageViews: 2_000 })).toEqual([
    '14 sample articles will move to the trash. You can restore posts there for 30 days.',
    'Deleted permanently: 5 sample authors, 57 sample subscribers, 1,031 sample inquiries, 2 sample newsletter issues, 3 sample topics, 1 sample saved reply, 5 sample missed addresses, and all sample page views.',
    STAYS,
  ]);
});

test('the dialog names nothing that is not left', async () => {
  expect(await readDialog({ ...NOTHING, posts: 1, contacts: 1 })).toEqual([
    '1 sample article will move to the trash. You can restore posts there for 30 days.',
    'Deleted permanently: 1 sample inquiry.',
    STAYS,
  ]);
});

test('the dialog without posts does not mention the trash', async () => {
  expect(await readDialog({ ...NOTHING, pageViews: 3 })).toEqual([
    'Deleted permanently: all sample page views.',
    STAYS,
  ]);
});

test('there is no notice once everything is removed', async () => {
  const { calls } = await renderStaff(<SampleDataBanner />, { 'settings.sampleData': () => NOTHING });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('settings.sampleData');
  expect(screen.queryByText('Sample data')).toBeNull();
});
