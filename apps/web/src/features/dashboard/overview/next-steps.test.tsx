import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { NextSteps } from './next-steps.tsx';

test('a next step has its day on a line of its own, which a long step does not cut', async () => {
  const step = { contactId: 'contact-1', ownerId: 'kim', ownerName: 'Kim', nextStepOn: '2026-12-01' };
  await renderStaff(<NextSteps />, {
    'conversations.work.nextSteps': () => [
      { ...step, nextStep: 'Send the offer', name: 'Ada Marsh', reference: 'TL-1' },
    ],
  });
  const link = await screen.findByRole('link', { name: /Send the offer/ });
  expect([...link.children].map(({ textContent }) => textContent)).toEqual([
    'Send the offer',
    'Dec 1 · Ada Marsh · Kim',
  ]);
});
