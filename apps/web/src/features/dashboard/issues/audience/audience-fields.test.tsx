import { screen, within } from '@testing-library/react';
import { EVERYBODY, type Audience } from '@tideline/domain/newsletter/audience';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { AudienceFields } from './audience-fields.tsx';

const COUNTS = { included: 412, excluded: [{ reason: 'bounced', count: 6 }] };

function answers(more: object = {}) {
  return {
    'topics.list': () => [{ id: 'seo', name: 'SEO' }],
    'subscribers.sources': () => ['', 'home-newsletter'],
    'issues.audience.count': ({ audience }: { audience: Audience }) => ({
      ...COUNTS,
      words: `active and confirmed${audience.topics.map((id) => `, topic ${id}`).join('')}: 412 people`,
    }),
    ...more,
  };
}

function Fields({ start = EVERYBODY }: { start?: Audience }) {
  const [value, setValue] = useState(start);
  return <AudienceFields value={value} onChange={setValue} />;
}

test('says who gets the issue, and says it again after each choice', async () => {
  const { user, calls } = await renderStaff(<Fields />, answers());
  expect(await screen.findByText('active and confirmed: 412 people')).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: 'SEO' }));
  expect(await screen.findByText('active and confirmed, topic seo: 412 people')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Home page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Website Form' }));
  await user.type(screen.getByLabelText('Joined from'), '2026-05-01');
  await expect
    .poll(() => calls.findLast(({ path }) => path === 'issues.audience.count')?.input)
    .toEqual({
      audience: { topics: ['seo'], sources: ['', 'home-newsletter'], joinedFrom: '2026-05-01', joinedTo: null },
    });
});

test('shows a topic that was deleted, so that it can be removed', async () => {
  const { user } = await renderStaff(<Fields start={{ ...EVERYBODY, topics: ['gone'] }} />, answers());
  await user.click(await screen.findByRole('checkbox', { name: 'gone', checked: true }));
  expect(screen.queryByRole('checkbox', { name: 'gone' })).toBeNull();
});

test('says why an audience cannot be counted', async () => {
  const message = 'The first day of the audience must not come after its last day.';
  await renderStaff(
    <Fields />,
    answers({
      'issues.audience.count': () => {
        throw refusal('BAD_REQUEST', message);
      },
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('lists the excluded with their reasons, page by page', async () => {
  const { user, calls } = await renderStaff(
    <Fields />,
    answers({
      'issues.audience.excluded': ({ cursor }: { cursor?: string }) => ({
        items: [{ id: cursor ?? 'a', email: `${cursor ?? 'a'}@example.com`, reason: 'bounced' }],
        nextCursor: cursor === undefined ? 'b' : null,
        previousCursor: null,
        total: 2,
      }),
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show excluded readers' }));
  const dialog = screen.getByRole('dialog', { name: 'Excluded' });
  expect(await within(dialog).findByRole('row', { name: /^a@.*bounced$/ })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Load more' }));
  expect(await within(dialog).findByRole('row', { name: /^b@.*bounced$/ })).toBeTruthy();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'bounced (6)');
  await expect.poll(() => calls.at(-1)?.input).toMatchObject({ reason: 'bounced', limit: 50 });
});
