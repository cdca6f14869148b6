import { act, screen, within } from '@testing-library/react';
import type { Page } from '@tideline/domain/entity/page';
import type { ImportItem, SiteImport } from '@tideline/domain/moving/site-import';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../../../testing/build-entities.ts';
import { type Answers, renderStaff } from '../../../../testing/render-staff.tsx';
import type { TabSearch } from '../../dashboard-search.ts';
import { ImportsCard } from './imports-card.tsx';

const READY: SiteImport = {
  id: 'one',
  fileName: 'old-shore.xml',
  fileBytes: 2_097_152,
  state: 'ready',
  system: 'wordpress',
  siteTitle: 'Old Shore',
  siteAddress: 'https://old.example',
  problem: '',
  counts: [
    { kind: 'author', outcome: 'waiting', count: 1 },
    { kind: 'post', outcome: 'waiting', count: 4 },
    { kind: 'rest', outcome: 'waiting', count: 3 },
  ],
  notes: [
    { kind: 'kept', what: 'shortcode contact-form-7', count: 2 },
    { kind: 'left', what: 'element script', count: 1 },
  ],
  createdBy: 'Ida Moor',
  createdAt: '2026-11-28T10:00:00.000Z',
  undoUntil: null,
};
const DONE: SiteImport = {
  ...READY,
  state: 'done',
  undoUntil: '2999-01-01T00:00:00.000Z',
  counts: [
    { kind: 'author', outcome: 'arrived', count: 1 },
    { kind: 'post', outcome: 'arrived', count: 2 },
    { kind: 'post', outcome: 'kept', count: 1 },
    { kind: 'post', outcome: 'failed', count: 1 },
    { kind: 'rest', outcome: 'skipped', count: 3 },
  ],
};
const POST: ImportItem = {
  id: '3',
  kind: 'post',
  title: 'At low tide',
  count: 1,
  notes: [{ kind: 'kept', what: 'shortcode contact-form-7' }],
  outcome: 'waiting',
  reason: '',
  path: null,
  isPublic: false,
  pageId: null,
  ledger: null,
};
const REST: ImportItem = { ...POST, id: '4', kind: 'rest', title: 'comment', count: 3, notes: [] };

type Search = Partial<TabSearch<'settings'>>;

function renderImports(search: Search, found: SiteImport = READY, answers: Answers = {}, items = [POST, REST]) {
  return renderStaff(<ImportsCard search={{ tab: 'settings', section: 'import', ...search }} />, {
    'imports.list': () => [found],
    'imports.byId': () => found,
    'imports.items': () => pageOf(...items),
    ...answers,
  });
}

const rows = async () =>
  (await within(await screen.findByRole('table')).findAllByRole('row')).map(({ textContent }) => textContent);

afterEach(() => localStorage.clear());

test('each import is listed with its state, its system, who uploaded it, and why it cannot be read', async () => {
  const refused: SiteImport = {
    ...READY,
    id: 'two',
    state: 'refused',
    system: null,
    siteTitle: '',
    problem: 'Line 3: This is not a WXR file.',
  };
  await renderImports({}, READY, { 'imports.list': () => [READY, refused] });
  const list = await screen.findByRole('list', { name: 'Imports' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^old-shore\.xmlReady to importWordPress, Old Shore, 2 MB\. Uploaded by Ida Moor/);
  expect(second?.textContent).toContain('Cannot be read');
  expect(second?.textContent).toContain('Line 3: This is not a WXR file.');
  expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toContain('item=one');
  expect(screen.getByText('2 imports, 1 ready.')).toBeTruthy();
});

test('without an import, only the upload is shown', async () => {
  await renderImports({}, READY, { 'imports.list': () => [] });
  expect(await screen.findByText('Nothing has been imported yet.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Imports' })).toBeNull();
  expect(screen.getByText('How do I export my old site?')).toBeTruthy();
});

test('before the import, the kinds are counted, and what is different is named and leads to the things', async () => {
  await renderImports({ item: 'one' });
  expect(await screen.findByText(/^Nothing has been written yet, /)).toBeTruthy();
  expect(await rows()).toEqual(['KindFound', 'Posts4', 'Authors1', 'Things without a place here3', 'All8']);
  expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('href')).toContain('kind=post');
  const note = screen.getByRole('link', { name: 'shortcode contact-form-7' });
  expect(note.getAttribute('href')).toContain('note=shortcode+contact-form-7');
  const things = screen.getByRole('region', { name: 'Everything in the file' });
  expect(within(things).getByText('Thing without a place here, 3 times')).toBeTruthy();
  expect(within(things).getByRole('link', { name: 'Compare: At low tide' }).getAttribute('href')).toContain('row=');
  expect(within(things).getAllByRole('link')).toHaveLength(1);
});

test('the things are those that the address names', async () => {
  const { calls } = await renderImports({ item: 'one', kind: 'post', outcome: 'failed', note: 'element script' }, DONE);
  expect(await screen.findByRole('region', { name: 'Posts: failed with “element script”' })).toBeTruthy();
  expect(calls.find(({ path }) => path === 'imports.items')?.input).toMatchObject({
    id: 'one',
    kind: 'post',
    outcome: 'failed',
    note: 'element script',
  });
  expect(screen.getByRole('link', { name: 'Show everything' })).toBeTruthy();
});

test('an import is started after a dialog that says what will happen', async () => {
  const { user, calls } = await renderImports({ item: 'one' }, READY, { 'imports.start': () => READY });
  await user.click(await screen.findByRole('button', { name: 'Import…' }));
  const dialog = screen.getByRole('dialog', { name: 'Import into this site?' });
  expect(dialog.textContent).toContain('4 posts and 1 author will be added.');
  expect(dialog.textContent).toContain('Nobody gets an email.');
  expect(calls.some(({ path }) => path === 'imports.start')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(calls.find(({ path }) => path === 'imports.start')?.input).toEqual({ id: 'one' });
});

test('while it goes on, its progress is shown, and it can be paused but not removed', async () => {
  const importing: SiteImport = { ...DONE, state: 'importing', counts: [...DONE.counts, ...READY.counts] };
  const { user, calls } = await renderImports({ item: 'one' }, importing, { 'imports.pause': () => importing });
  expect(
    await screen.findByText('Importing: 8 of 16 done; more every few minutes. You can leave this page.'),
  ).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Things imported' })).toMatchObject({ value: 8, max: 16 });
  expect(screen.queryByRole('button', { name: 'Remove…' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(calls.find(({ path }) => path === 'imports.pause')?.input).toEqual({ id: 'one' });
});

test('a pause says its reason, and ends with Resume', async () => {
  const paused: SiteImport = { ...READY, state: 'paused', problem: 'The disk is full.' };
  const { user, calls } = await renderImports({ item: 'one' }, paused, { 'imports.start': () => paused });
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full.');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(calls.find(({ path }) => path === 'imports.start')?.input).toEqual({ id: 'one' });
});

test('the report says what became of each kind, with sums, and each thing says why and where it is', async () => {
  const failed: ImportItem = { ...POST, id: '5', title: '', outcome: 'failed', reason: 'Its title is too long.' };
  const arrived: ImportItem = { ...POST, outcome: 'arrived', path: '/blog/at-low-tide', isPublic: true };
  await renderImports({ item: 'one' }, DONE, {}, [arrived, failed]);
  expect(await rows()).toEqual([
    'KindFoundArrivedKeptSkippedFailed',
    'Posts42101',
    'Authors11000',
    'Things without a place here30030',
    'All83131',
  ]);
  expect(screen.getByText('The import has ended; 1 failed.')).toBeTruthy();
  expect(screen.getByText(/Kept: edited here since it was imported, so your version stays\./)).toBeTruthy();
  const things = await screen.findByRole('region', { name: 'Everything in the file' });
  const [first, second] = within(things)
    .getAllByRole('listitem')
    .filter(({ className }) => className.includes('grid'));
  expect(first?.textContent).toContain('Arrived');
  expect(within(things).getByRole('link', { name: '/blog/at-low-tide, in a new tab' }).getAttribute('href')).toBe(
    '/blog/at-low-tide',
  );
  expect(within(things).getByRole('link', { name: 'Edit' }).getAttribute('href')).toContain('edit=at-low-tide');
  expect(second?.textContent).toMatch(/^UntitledPostFailed.*Its title is too long\./);
});

test('an article says what it has here, and what it had where that differs', async () => {
  const ledger = {
    wordsIn: 1_200,
    wordsOut: 1_200,
    picturesIn: 2,
    picturesOut: 1,
    linksIn: 0,
    linksOut: 0,
    addressesIn: 3,
    addressesOut: 3,
  };
  await renderImports({ item: 'one' }, DONE, {}, [{ ...POST, outcome: 'arrived', path: '/blog/a', ledger }]);
  expect(await screen.findByText('1,200 words, 1 picture (2 before), 3 old addresses')).toBeTruthy();
});

test('an import is undone after a question, within its time', async () => {
  const { user, calls } = await renderImports({ item: 'one' }, DONE, { 'imports.undo': () => DONE });
  expect(await screen.findByText(/^It can be undone until /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo…' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo this import?' });
  expect(dialog.textContent).toContain('What was changed here since stays as it is, and is listed.');
  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  expect(calls.find(({ path }) => path === 'imports.undo')?.input).toEqual({ id: 'one' });
});

test('an archive of this program is undone but for some things, and neither compared nor started again', async () => {
  const own: SiteImport = { ...DONE, system: 'own' };
  const arrived: ImportItem = { ...POST, outcome: 'arrived', path: '/blog/a', isPublic: true };
  const { user } = await renderImports({ item: 'one' }, own, {}, [arrived]);
  await user.click(await screen.findByRole('button', { name: 'Undo…' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo this import?' });
  expect(dialog.textContent).toContain(
    'Settings, hours and kinds of calls, texts of built-in pages, the brand, topics and subscribers stay.',
  );
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  await renderImports({ item: 'one' }, { ...own, state: 'undone', undoUntil: null });
  expect(await screen.findByText(/^The import was undone\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import again…' })).toBeNull();
});

test('when its time is over, an import can neither be undone nor compared', async () => {
  const old = { ...DONE, undoUntil: '2020-01-01T00:00:00.000Z' };
  await renderImports({ item: 'one' }, old, {}, [{ ...POST, outcome: 'arrived', path: '/blog/a' }]);
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
});

test('what visitors do not find leads to its editor alone', async () => {
  await renderImports({ item: 'one' }, DONE, {}, [
    { ...POST, outcome: 'arrived', path: '/blog/a', isPublic: true },
    { ...POST, id: '5', outcome: 'arrived', path: '/blog/b' },
    { ...POST, id: '6', kind: 'page', outcome: 'arrived', path: '/c', pageId: 'page-plain-abcdefgh' },
  ]);
  expect(await screen.findByRole('link', { name: '/blog/a, in a new tab' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /in a new tab$/ })).toHaveLength(1);
  expect(screen.getByText('/blog/b, not public')).toBeTruthy();
  expect(screen.getByText('/c, not public')).toBeTruthy();
  const targets = screen.getAllByRole('link', { name: 'Edit' }).map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/admin/blog?edit=a', '/admin/blog?edit=b', '/admin/pages/page-plain-abcdefgh']);
});

const titles = () =>
  within(screen.getByRole('region', { name: 'Posts' }))
    .getAllByRole('listitem')
    .filter(({ className }) => className.includes('grid'))
    .map((row) => row.querySelector('bdi')?.textContent);

test('the report is printed with the things on every page of the list, as filtered', async () => {
  const pages: Record<string, Page<ImportItem>> = {
    first: { ...pageOf(POST), nextCursor: 'second', total: 3 },
    second: { ...pageOf({ ...POST, id: '4', title: 'At high tide' }), nextCursor: 'third', total: 3 },
    third: { ...pageOf({ ...POST, id: '5', title: 'At spring tide' }), total: 3 },
  };
  const { user, calls } = await renderImports({ item: 'one', kind: 'post' }, DONE, {
    'imports.items': (input) => pages[String(Object(input)['cursor'] ?? 'first')],
  });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print); // the DOM of tests has none
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(titles()).toEqual(['At low tide', 'At high tide', 'At spring tide']);
  expect(screen.queryByRole('link', { name: /next/i })).toBeNull();
  const asked = calls.filter(({ path, input }) => path === 'imports.items' && Object(input)['limit'] === 100);
  expect(asked.map(({ input }) => Object(input)['kind'] as string)).toEqual(['post', 'post', 'post']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(titles()).toEqual(['At low tide']);
});

test('missing pictures are tried again', async () => {
  const gap = { ...DONE, notes: [{ kind: 'left' as const, what: 'missing picture', count: 1 }] };
  const { user, calls } = await renderImports({ item: 'one' }, gap, { 'imports.retryPictures': () => gap });
  await user.click(await screen.findByRole('button', { name: 'Retry pictures' }));
  expect(calls.find(({ path }) => path === 'imports.retryPictures')?.input).toEqual({ id: 'one' });
});

test('an import that was undone can be started again', async () => {
  await renderImports({ item: 'one' }, { ...DONE, state: 'undone', undoUntil: null });
  expect(await screen.findByRole('button', { name: 'Import again…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
});

test('an import without the address of the old site says what is missing', async () => {
  await renderImports({ item: 'one' }, { ...READY, system: 'ghost', siteAddress: '' });
  expect(await screen.findByText(/^The address of the old site is missing/)).toBeTruthy();
});

test('an import is removed after a question', async () => {
  const { user, calls } = await renderImports({ item: 'one' }, DONE, { 'imports.remove': () => ({}) });
  await user.click(await screen.findByRole('button', { name: 'Remove…' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove this import?' });
  expect(dialog.textContent).toContain('What was imported stays on your site, and can no longer be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(calls.find(({ path }) => path === 'imports.remove')?.input).toEqual({ id: 'one' });
});

test('an article is compared: the old text, the Markdown, and what visitors see', async () => {
  await renderImports({ item: 'one', row: '3' }, READY, {
    'imports.compare': () => ({
      title: 'At low tide',
      original: '<p>Water <b>falls</b></p>',
      markdown: 'Water **falls**',
      html: '<p>Water <strong>falls</strong></p>',
      notes: POST.notes,
    }),
  });
  expect((await screen.findByRole('region', { name: /^Before/ })).textContent).toBe('<p>Water <b>falls</b></p>');
  expect(screen.getByRole('region', { name: /^Markdown/ }).textContent).toBe('Water **falls**');
  const after = screen.getByRole('region', { name: /^After/ });
  expect(after.querySelector('strong')?.textContent).toBe('falls');
  expect(screen.getByText('At low tide')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the import' })).toBeTruthy();
});

test('staff who may see settings, but not change them, read imports and nothing else', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'analyst' }));
  await renderImports({ item: 'one' }, DONE);
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Print', 'Export CSV']);
  await renderImports({});
  expect(await screen.findByRole('list', { name: 'Imports' })).toBeTruthy();
  expect(screen.queryByText('Choose a file')).toBeNull();
});
