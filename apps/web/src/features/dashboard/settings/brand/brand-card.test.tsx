import { type Brand, BUILT_IN_BRAND, type StoredBrand } from '@tideline/domain/brand/brand';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { BrandCard } from './brand-card.tsx';

const LOGO = '0123456789abcdef01234567-320x80.svg';

type Sent = Brand & { expectedVersion: number | null; goesLiveAt?: string | null };

/** Opens the page on a site with this look; `stored` follows what is saved. */
async function open(brand: Brand = BUILT_IN_BRAND, version = 0) {
  let stored: StoredBrand = { brand, version, savedAt: null, savedBy: null, draft: null };
  const savedAt = '2026-11-21T18:00:00.000Z';
  const answers = {
    'brand.read': () => stored,
    'brand.revisions': () => [
      { version: 1, savedAt: '2026-11-20T09:00:00.000Z', savedBy: 'Ida', brand: BUILT_IN_BRAND },
    ],
    'brand.uploadLogo': () => ({ name: LOGO, url: `/brand/${LOGO}`, width: 320, height: 80 }),
    'brand.save': ({ expectedVersion, ...saved }: Sent) => {
      stored = { ...stored, brand: saved, version: Number(expectedVersion) + 1, savedAt, savedBy: 'Ida' };
      return stored;
    },
    'brand.keep': ({ expectedVersion: _version, goesLiveAt = null, ...kept }: Sent) => {
      const draft = { version: 'draft-1', baseVersion: version, goesLiveAt, isHeld: false, savedAt, savedBy: 'Ida' };
      stored = { ...stored, draft: { ...draft, brand: kept } };
      return stored;
    },
    'brand.publish': () => {
      stored = { ...stored, brand: stored.draft?.brand ?? brand, version: version + 1, draft: null };
      return stored;
    },
    'brand.discard': () => {
      stored = { ...stored, draft: null };
      return {};
    },
    'releases.list': () => [{ id: 'r1', name: 'Spring tide', publishedAt: null, parts: [] }],
    'releases.addPart': (sent: unknown) => sent,
    'previews.ofBrand': () => ({ path: '/preview/site/key/', expiresAt: savedAt }),
  };
  const page = await renderStaff(<BrandCard />, answers);
  await screen.findByRole('group', { name: 'Looks' });
  const sent = (path: string) => page.calls.filter((call) => call.path === path).map(({ input }) => input);
  async function choose(item: string) {
    await page.user.click(screen.getByRole('button', { name: 'Other ways to save' }));
    await page.user.click(screen.getByRole('menuitem', { name: item }));
  }
  return { ...page, sent, choose, saved: () => sent('brand.save')[0] };
}

test('one click on a look sets its colors, and Publish makes them public', async () => {
  const { user, saved } = await open();
  expect(screen.getByText('The site has the built-in look.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Coast/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Studio/ }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The public site shows it now.')).toBeTruthy();
  expect(saved()).toMatchObject({
    colors: { dark: '#14173d', main: '#2d4bd8' },
    fonts: 'bricolage',
    art: { family: 'shapes', seed: 0 },
    expectedVersion: 0,
  });
  expect(screen.getByText('Everything is published')).toBeTruthy();
});

test('a color that is typed can be read in words where it is corrected', async () => {
  const { user } = await open();
  expect(screen.getByText('All colors can be read as they are.')).toBeTruthy();
  const dark = screen.getByRole('textbox', { name: 'Dark' });
  await user.clear(dark);
  await user.type(dark, '#ffe45c');
  expect(screen.getAllByText(/text in light mode/)).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Dark, picker').value).toBe('#ffe45c');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText('All colors can be read as they are.')).toBeTruthy();
});

test('an earlier look is chosen again, and published like any other', async () => {
  const { user, saved } = await open({ ...BUILT_IN_BRAND, colors: { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' } }, 2);
  await user.click(screen.getByText('Earlier looks'));
  const earlier = await screen.findByRole('listitem');
  expect(within(earlier).getByText(/by/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Choose/ }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The public site shows it now.');
  expect(saved()).toEqual({ ...BUILT_IN_BRAND, expectedVersion: 2 });
});

test('a logo is uploaded, shown on both grounds, and saved by its name', async () => {
  const { user, saved, calls } = await open();
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(screen.getByLabelText('Logo file'), file);
  const shown = await screen.findByAltText('The logo on a dark background');
  expect(shown.getAttribute('src')).toBe(`/brand/${LOGO}`);
  expect(calls.find(({ path }) => path === 'brand.uploadLogo')?.input).toEqual({ content: btoa('<svg/>') });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The public site shows it now.');
  expect(saved()).toMatchObject({ logo: LOGO });
});

test('a look is saved as a draft that visitors do not see, then published', async () => {
  const { user, sent, choose } = await open();
  await user.click(screen.getByRole('button', { name: /^Studio/ }));
  await choose('Save draft');
  expect(await screen.findByText('Draft saved, not public')).toBeTruthy();
  expect(sent('brand.keep')).toMatchObject([{ fonts: 'bricolage', expectedVersion: null, liveVersion: 0 }]);
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(screen.getByText('The site has the built-in look.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The public site shows it now.')).toBeTruthy();
  expect([sent('brand.publish'), sent('brand.keep').length, sent('brand.save')]).toEqual([
    [{ expectedVersion: 'draft-1' }],
    1,
    [],
  ]);
  expect(screen.getByText('Everything is published')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Other ways to save' })).toBeNull();
});

test('a look is scheduled, and unscheduled', async () => {
  const { user, sent, choose } = await open();
  await user.click(screen.getByRole('button', { name: /^Studio/ }));
  await choose('Schedule…');
  const day = screen.getByLabelText('Day');
  await user.clear(day);
  await user.type(day, '2027-03-08');
  await user.click(screen.getByRole('button', { name: 'Schedule update' }));
  expect(await screen.findByText(/^Goes live/)).toBeTruthy();
  expect(sent('brand.keep')).toMatchObject([{ goesLiveAt: '2027-03-08T09:00' }]);
  expect(screen.getByText(/^Scheduled for/)).toBeTruthy();
  await choose('Unschedule');
  expect(await screen.findByText('Draft saved, not public')).toBeTruthy();
  expect(sent('brand.keep')[1]).toMatchObject({ goesLiveAt: null, expectedVersion: 'draft-1' });
});

test('a preview link and a release have what is typed', async () => {
  const { user, sent, choose } = await open();
  await user.click(screen.getByRole('button', { name: /^Studio/ }));
  await choose('Copy preview link');
  expect(await screen.findByText('Preview link copied')).toBeTruthy();
  expect(sent('brand.keep')).toMatchObject([{ fonts: 'bricolage' }]);
  await choose('Add to a release…');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added to the release')).toBeTruthy();
  expect(sent('releases.addPart')).toEqual([{ id: 'r1', kind: 'brand', objectId: 'brand' }]);
});

test('a discarded draft leaves the look that visitors see', async () => {
  const { user, sent, choose } = await open();
  await user.click(screen.getByRole('button', { name: /^Studio/ }));
  await choose('Save draft');
  await screen.findByText('Draft saved, not public');
  await choose('Discard draft');
  expect(await screen.findByText('Draft discarded')).toBeTruthy();
  expect(sent('brand.discard')).toEqual([{ expectedVersion: 'draft-1' }]);
  expect(screen.getByRole('button', { name: /^Coast/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Everything is published')).toBeTruthy();
});

test('a family of pictures is chosen with the keyboard and drawn anew, in the colors that are typed', async () => {
  const { user, saved } = await open();
  const coast = screen.getByRole<HTMLInputElement>('radio', { name: /^Coast/ });
  expect(coast.checked).toBe(true);
  const pictures = () => Array.from(coast.closest('fieldset')?.querySelectorAll('img') ?? [], ({ src }) => src);
  const before = pictures();
  expect(before).toHaveLength(16);
  await user.click(coast);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Relief/ }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Reset the drawing' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  const seed = Number(/^Drawing (\d+)$/.exec(screen.getByText(/^Drawing \d+$/).textContent)?.[1]);
  const drawn = pictures();
  expect(drawn.filter((url) => before.includes(url))).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Main' }));
  await user.type(screen.getByRole('textbox', { name: 'Main' }), '#6b2fb3');
  expect(pictures().some((url) => url.includes(encodeURIComponent('#6b2fb3')))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The public site shows it now.');
  expect(saved()).toMatchObject({ art: { family: 'relief', seed } });
  await user.click(screen.getByRole('button', { name: 'Reset the drawing' }));
  expect(screen.getByText('As built in')).toBeTruthy();
});
