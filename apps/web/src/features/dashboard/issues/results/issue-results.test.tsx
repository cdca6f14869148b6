import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  FIGURE_DEFINITIONS,
  ISSUE_FIGURES,
  type IssueResults as Results,
} from '@tideline/domain/newsletter/issue-results';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { IssueResults } from './issue-results.tsx';

const NOTHING: Results = {
  recipients: 0,
  accepted: 0,
  refused: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  visits: 0,
  signUps: 0,
  enquiries: 0,
  waiting: 0,
  stopped: 0,
  refusals: [],
  bounces: [],
  pages: [],
};
const SENT: Results = {
  ...NOTHING,
  recipients: 1412,
  accepted: 1400,
  refused: 8,
  waiting: 3,
  stopped: 1,
  bounced: 7,
  unsubscribed: 14,
  visits: 215,
  pages: [{ path: '/blog/reading-the-tides', visits: 200 }],
  refusals: [{ reason: '550 no such user', count: 8 }],
};

async function show(results: Results) {
  return renderStaff(<IssueResults issueId="issue-1" />, { 'issues.results.byId': () => results });
}

function findLabel(label: string) {
  return screen.findByText(label, { selector: 'summary *' });
}

async function noteOf(label: string) {
  return (await findLabel(label)).closest('summary')?.lastChild?.textContent;
}

test('every figure opens to what it counts and what it cannot know', async () => {
  const { user, calls } = await show(SENT);
  for (const figure of ISSUE_FIGURES) {
    const { label, counts, cannotKnow } = FIGURE_DEFINITIONS[figure];
    const box = (await findLabel(label)).closest('details');
    expect(box?.open).toBe(false);
    await user.click(await findLabel(label));
    expect(box?.open).toBe(true);
    expect(box?.textContent).toContain(SENT[figure].toLocaleString('en-US'));
    expect(box?.textContent).toContain(counts + cannotKnow);
  }
  expect(calls).toContainEqual({ path: 'issues.results.byId', input: { id: 'issue-1' } });
});

test('says shares and what is still open', async () => {
  await show(SENT);
  expect(await noteOf('Recipients')).toBe('3 waiting, 1 stopped');
  expect(await noteOf('Accepted')).toBe('99.2% of recipients');
  expect(await noteOf('Bounced')).toBe('0.5% of accepted');
  expect(await noteOf('Visits')).toBe('');
});

test('names pages and reasons in tables, and none where there are none', async () => {
  await show(SENT);
  const pages = await screen.findByRole('table', { name: 'Pages they opened' });
  expect(within(pages).getByRole('row', { name: '/blog/reading-the-tides 200' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Why messages were refused' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Why messages bounced' })).toBeNull();
});

test('an issue without results has zeros without shares', async () => {
  await show(NOTHING);
  await screen.findByText('No visit has been counted.');
  expect(document.body.textContent).not.toMatch(/NaN|%/);
});

test('a failure says so and can be retried', async () => {
  await renderStaff(<IssueResults issueId="issue-1" />, {});
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the results');
});
