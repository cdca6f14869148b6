import { screen, within } from '@testing-library/react';
import type { PostSeries as Series } from '@tideline/domain/post/post';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PostSeries } from './post-series.tsx';
import { SeriesNeighbors } from './series-neighbors.tsx';

function buildSeries(position: number, total: number, changes: Partial<Series> = {}): Series {
  const parts = Array.from({ length: total }, (_, at) => ({ id: `part-${at + 1}`, title: `Part ${at + 1}` }));
  return { name: 'Tides', slug: 'tides', position, total, first: 1, parts, ...changes };
}

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('names the part, and links the others and the whole series', async () => {
  await renderStaff(<PostSeries series={buildSeries(2, 3)} />);
  const box = screen.getByRole('region', { name: 'Part 2 of 3 of Tides' });
  expect(hrefs(box)).toEqual(['/blog/series/tides', '/blog/part-1', '/blog/part-3']);
  expect(box.querySelector('[aria-current]')?.textContent).toBe('Part 2');
  expect(box.querySelector('details')).toBeNull();
});

test.each([
  ['five parts', buildSeries(1, 5), undefined],
  ['six parts', buildSeries(1, 6), 'All 6 parts'],
  ['those around it in a very long series', buildSeries(40, 6, { first: 38, total: 90 }), 'Parts 38 to 43'],
])('folds more than five parts: %s', async (_title, series, expected) => {
  await renderStaff(<PostSeries series={series} />);
  expect(document.querySelector('summary')?.textContent).toBe(expected);
  expect(document.querySelector('ol')?.start).toBe(series.first);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each([
  [1, 3, ['/blog/part-2']],
  [2, 3, ['/blog/part-1', '/blog/part-3']],
  [3, 3, ['/blog/part-2']],
])('the neighbors of part %i of %i are %j', async (position, total, expected) => {
  await renderStaff(<SeriesNeighbors series={buildSeries(position, total)} />);
  expect(hrefs(screen.getByRole('navigation'))).toEqual(expected);
});

test('in a preview the series has no page; a part without a title has a name', async () => {
  await renderStaff(
    <PostSeries
      series={buildSeries(1, 2, {
        slug: '',
        parts: [
          { id: 'a', title: 'A' },
          { id: 'b', title: '' },
        ],
      })}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Untitled']);
});

test('nothing without a series', async () => {
  await renderStaff(
    <>
      <PostSeries series={null} />
      <SeriesNeighbors series={null} />
    </>,
  );
  expect([document.querySelector('section'), screen.queryByRole('link')]).toEqual([null, null]);
});
