import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { CardsPreview } from './cards-preview.tsx';

test('the cards of the site are drawn with the lines of the draft, each only with its own', async () => {
  const { calls } = await renderStaff(<CardsPreview values={{ 'labels.service': 'Offers' }} />, {
    'artwork.previewSiteCard': () => ({ dataUrl: 'data:image/webp;base64,AA==' }),
  });
  for (const name of ['Home', 'A post without a category', 'A service', 'A case study'])
    expect(await screen.findByRole('img', { name: `Card: ${name}` })).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ path }) => path === 'artwork.previewSiteCard')).toHaveLength(4));
  expect(calls.map(({ input }) => input)).toContainEqual({ card: 'service', values: { 'labels.service': 'Offers' } });
  expect(calls.map(({ input }) => input)).toContainEqual({ card: 'home', values: {} });
  expect(screen.getByRole('link', { name: 'those of Home' })).toBeTruthy();
});
