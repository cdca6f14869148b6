import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { WorkPicturesCard } from './work-pictures-card.tsx';

const PICTURE = {
  id: '0123456789abcdef01234567',
  url: '/media/0123456789abcdef01234567-1200x800.jpg',
  fileName: 'heron.jpg',
  alt: 'A heron',
  widthPx: 1200,
  heightPx: 800,
  bytes: 1000,
  mimeType: 'image/jpeg',
  createdAt: '2026-11-01T10:00:00.000Z',
  createdBy: 'Staff',
};
const PLACED = { sampleId: 'spa-physician-film', url: PICTURE.url, alt: PICTURE.alt };

test('lists every sample with where it is shown, and puts a picture of the library in the place of one', async () => {
  const { user, calls } = await renderStaff(<WorkPicturesCard />, {
    'workPictures.list': () => [],
    'media.list': () => ({ items: [PICTURE], nextCursor: null, total: 1 }),
    'workPictures.put': () => [PLACED],
  });
  expect(await screen.findAllByRole('button', { name: /^Use a picture/ })).toHaveLength(20);
  expect(screen.getByText('Case study in Miami; Photo & Video Production')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a picture: Storyboard' }));
  await user.click(await screen.findByRole('button', { name: 'A heron' }));
  await user.click(await screen.findByRole('button', { name: 'Use in place of the drawing' }));
  await vi.waitFor(() =>
    expect(calls).toContainEqual({
      path: 'workPictures.put',
      input: { sampleId: 'spa-physician-film', pictureId: PICTURE.id },
    }),
  );
  expect(await screen.findByText('Picture: A heron')).toBeTruthy();
});

test('shows the drawing again', async () => {
  const { user, calls } = await renderStaff(<WorkPicturesCard />, {
    'workPictures.list': () => [PLACED],
    'workPictures.remove': () => [],
  });
  await user.click(await screen.findByRole('button', { name: 'Show the drawing: Storyboard' }));
  expect(calls).toContainEqual({ path: 'workPictures.remove', input: { sampleId: 'spa-physician-film' } });
  expect(await screen.findAllByRole('button', { name: /^Use a picture/ })).toHaveLength(20);
});
