import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TeamMember } from '@tideline/domain/team/team';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { TeamCard } from './team-card.tsx';

const MAYA: TeamMember = {
  id: 'maya',
  email: 'maya@tideline.example',
  name: 'Maya',
  role: 'admin',
  lastSeenAt: null,
  hasTwoStep: false,
  hasPasskey: false,
  drafts: 0,
  enquiries: 0,
  keys: [],
};
const KIM: TeamMember = { ...MAYA, id: 'kim', email: 'kim@tideline.example', name: 'Kim', keys: ['Sync', 'Newsroom'] };

test('the removal of a colleague names the API keys that end, where there are some', async () => {
  const { user } = await renderStaff(<TeamCard />, {
    'team.list': () => ({ members: [MAYA, KIM], invitations: [] }),
  });
  async function ask(name: string) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Remove.*${name}`) }));
    return screen.findByRole('dialog', { name: `Remove ${name}?` });
  }
  const kim = await ask('Kim');
  expect(kim.textContent).toContain('2 API keys end, and programs that use them stop:');
  expect(
    within(kim)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sync', 'Newsroom']);
  await user.click(within(kim).getByRole('button', { name: 'Cancel' }));
  const maya = await ask('Maya');
  expect(within(maya).queryAllByRole('listitem')).toEqual([]);
});
