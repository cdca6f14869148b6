import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { DetailsPanel } from './details-panel.tsx';
import type { DetailsProps } from './details-props.ts';
import { DETAILS_SECTIONS } from './details-sections.ts';

async function renderPanel(form: Partial<DetailsProps['form']> = {}, isShown = true) {
  const onChange = vi.fn<DetailsProps['onChange']>();
  const onPictureFail = vi.fn<DetailsProps['onPictureFail']>();
  const onJump = vi.fn<DetailsProps['onJump']>();
  const base = { ...EMPTY_POST_FORM, ...form };
  const { user } = await renderStaff(
    <DetailsPanel
      isShown={isShown}
      sections={DETAILS_SECTIONS}
      details={{
        form: base,
        stored: { id: null, key: null, base, version: 0, pending: null },
        isChanged: false,
        timeZone: 'America/Los_Angeles',
        siteTitle: 'Tideline',
        failedPicture: null,
        onMoved: () => undefined,
        onChange,
        onPictureFail,
        onJump,
      }}
    />,
    {
      'artwork.previewCard': () => ({ dataUrl: 'data:,' }),
      'posts.tags': () => [],
      'posts.categories': () => [],
      'posts.series': () => ['Tides', 'Ebb'],
    },
  );
  return { user, onChange, onPictureFail, onJump };
}

test('the status is one of the documented three, set freely', async () => {
  const { user, onChange } = await renderPanel();
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect([...status.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'draft',
    'published',
    'scheduled',
  ]);
  await user.selectOptions(status, 'scheduled');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ status: 'scheduled' });
});

test('the author can be another person', async () => {
  const { onChange } = await renderPanel({ author: 'Ada' });
  const author = screen.getByRole<HTMLInputElement>('textbox', { name: 'Author' });
  expect(author.value).toBe('Ada');
  fireEvent.change(author, { target: { value: 'Grace' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ author: 'Grace' });
});

test('the series can be a new one, or one that posts have', async () => {
  const { onChange } = await renderPanel({ series: 'Tides' });
  const series = screen.getByRole<HTMLInputElement>('combobox', { name: 'Series' });
  expect(series.value).toBe('Tides');
  await vi.waitFor(() => {
    const options = document.querySelectorAll(`#${CSS.escape(series.getAttribute('list') ?? '')} option`);
    expect([...options].map((option) => option.textContent)).toEqual(['Tides', 'Ebb']);
  });
  fireEvent.change(series, { target: { value: 'Flow' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ series: 'Flow' });
});

test('a cover from another host is shown, and its failure is reported', async () => {
  const { onPictureFail } = await renderPanel({ featuredImageUrl: 'https://example.com/a.jpg' });
  const cover = document.querySelector('img[src="https://example.com/a.jpg"]') as HTMLImageElement;
  fireEvent.error(cover);
  expect(onPictureFail).toHaveBeenCalledExactlyOnceWith('https://example.com/a.jpg');
});

test('a closed panel keeps its fields, out of reach', async () => {
  await renderPanel({}, false);
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(document.querySelectorAll('select')).toHaveLength(2);
});

test('the outline leads to each heading; without headings there is none', async () => {
  const { user, onJump } = await renderPanel({ content: 'Before\n\n# One\n\n## Two' });
  await user.click(screen.getByText('2 headings'));
  await user.click(screen.getByRole('button', { name: 'Two' }));
  expect(onJump).toHaveBeenCalledExactlyOnceWith('Before\n\n# One\n\n'.length);
});
