import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { ExternalPicturesNotice } from './external-pictures-notice.tsx';

async function renderNotice(text: string, importFrom: (input: { address: string }) => unknown) {
  const field = createRef<HTMLTextAreaElement>();
  const rendered = await renderStaff(
    <>
      <textarea ref={field} aria-label="Text" defaultValue={text} />
      <ExternalPicturesNotice field={field} text={text} />
    </>,
    { 'media.importFrom': importFrom },
  );
  return { ...rendered, textarea: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }) };
}

test('imports the pictures of other sites, and names those that cannot be had', async () => {
  const text = '![A](https://a.example/a.png) ![B](https://b.example/b.png)';
  const { user, calls, textarea } = await renderNotice(text, ({ address }) => {
    if (address.includes('b.example'))
      throw refusal('BAD_REQUEST', 'The site that has this picture could not be reached.');
    return { url: '/media/a.jpg' };
  });
  expect(screen.getByText('2 pictures are on other sites. Readers see links only.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import them' }));
  await waitFor(() => expect(textarea.value).toBe('![A](/media/a.jpg) ![B](https://b.example/b.png)'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'b.example/b.png was not imported. The site that has this picture could not be reached.',
  );
  expect(calls.filter(({ path }) => path === 'media.importFrom').map(({ input }) => input)).toEqual([
    { address: 'https://a.example/a.png', alt: 'A' },
    { address: 'https://b.example/b.png', alt: 'B' },
  ]);
});

test('says nothing about a text without them', async () => {
  await renderNotice('![own](/media/a.jpg)', () => null);
  expect(screen.queryByRole('region', { name: 'Pictures on other sites' })).toBeNull();
});
