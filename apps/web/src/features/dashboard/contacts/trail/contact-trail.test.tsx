import { screen } from '@testing-library/react';
import type { ContactDetail, Trail } from '@tideline/domain/trail/trail';
import { expect, test } from 'vitest';
import { buildContact } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { ContactTrail } from './contact-trail.tsx';

const CONTACT = buildContact({ dateSubmitted: '2026-11-21T18:00:00.000Z' });
const POST = { key: 'seo', id: 'seo', readPercent: 90, isFirst: true, isLast: false };
const TRAIL: Trail = {
  entryPath: '/blog/seo',
  entrySource: 'organic',
  entryHost: 'www.google.com',
  lastPath: '/',
  campaign: { source: 'letter', medium: '', name: 'Spring', term: '', content: '' },
  issue: null,
  startedAt: '2026-11-21T17:40:00.000Z',
  pages: 4,
  posts: [
    { ...POST, title: 'Local SEO for Clinics' },
    { ...POST, key: 'b', title: 'Better Ads', readPercent: 40, isFirst: false },
    { ...POST, key: 'c', title: null, readPercent: 10, isFirst: false, isLast: true },
  ],
  packages: ['wave'],
  caseStudies: ['medical-spa'],
};

async function show(detail: Partial<ContactDetail>): Promise<string> {
  await renderStaff(<ContactTrail contact={CONTACT} />, {
    'contacts.detail': () => ({ ...CONTACT, trail: null, subscription: null, ...detail }),
  });
  await screen.findByText(/^Visit$|^Unknown/);
  return screen.getByRole('region', { name: 'Path of Ada Byron' }).textContent ?? '';
}

test('an inquiry shows its path, and its first, last and other posts apart', async () => {
  const text = await show({ trail: TRAIL });
  expect(text).toContain('Google→Local SEO for Clinics→1 more→A post that is not public→WAVE');
  expect(text).toContain('FirstLocal SEO for Clinics (90% read)');
  expect(text).toContain('In betweenBetter Ads (40% read)');
  expect(text).toContain('LastA post that is not public (10% read)');
  expect(text).toContain('Campaignletter, Spring');
  expect(text).toContain('4 pages, 20 minutes; first page: /blog/seo');
});

test('an inquiry without a visit says so; a subscriber is linked with the issue that brought them', async () => {
  const issue = { id: 'i', subject: 'Spring tides' };
  const text = await show({
    subscription: { id: 's', status: 'active', createdAt: '2026-03-01T10:00:00.000Z', issue },
  });
  expect(text).toContain('Unknown: no visit came with the form.');
  expect(text).toContain('brought by the issue Spring tides');
  const link = screen.getByRole('link', { name: 'Subscribed' });
  expect(link.getAttribute('href')).toContain('tab=newsletter');
});
