import { type Brand, BUILT_IN_BRAND, type StoredBrand } from '@tideline/domain/brand/brand';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { SaveBar } from '../save-bar.tsx';
import { BrandCard } from './brand-card.tsx';

const LOGO = '0123456789abcdef01234567-320x80.svg';

/** Opens the page on a site with this look; `stored` follows what is saved. */
async function open(brand: Brand = BUILT_IN_BRAND, version = 0) {
  let stored: StoredBrand = { brand, version, savedAt: null, savedBy: null };
  const answers = {
    'brand.read': () => stored,
    'brand.revisions': () => [
      { version: 1, savedAt: '2026-11-20T09:00:00.000Z', savedBy: 'Ida', brand: BUILT_IN_BRAND },
    ],
    'brand.uploadLogo': () => ({ name: LOGO, url: `/brand/${LOGO}`, width: 320, height: 80 }),
    'brand.save': ({ expectedVersion, ...saved }: Brand & { expectedVersion: number }) => {
      stored = { brand: saved, version: expectedVersion + 1, savedAt: '2026-11-21T18:00:00.000Z', savedBy: 'Ida' };
      return stored;
    },
  };
  const page = await renderStaff(
    <SaveBar>
      <BrandCard />
    </SaveBar>,
    answers,
  );
  await screen.findByRole('group', { name: 'Looks' });
  return { ...page, saved: () => page.calls.find(({ path }) => path === 'brand.save')?.input };
}

test('one click on a look sets its colors, and Save makes them public', async () => {
  const { user, saved } = await open();
  expect(screen.getByText('The site has the built-in look.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Coast/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Studio/ }));
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('The public site shows it now.')).toBeTruthy();
  expect(saved()).toMatchObject({
    colors: { dark: '#14173d', main: '#2d4bd8' },
    fonts: 'bricolage',
    expectedVersion: 0,
  });
  expect(screen.getByText('Everything is saved')).toBeTruthy();
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

test('an earlier look is chosen again, and saved like any other', async () => {
  const { user, saved } = await open({ ...BUILT_IN_BRAND, colors: { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' } }, 2);
  await user.click(screen.getByText('Earlier looks'));
  const earlier = await screen.findByRole('listitem');
  expect(within(earlier).getByText(/by/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Choose/ }));
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findByText('The public site shows it now.');
  expect(saved()).toEqual({ ...BUILT_IN_BRAND, expectedVersion: 2 });
});

test('a logo is uploaded, shown on both grounds, and saved by its name', async () => {
  const { user, saved, calls } = await open();
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(screen.getByLabelText('Logo file'), file);
  const shown = await screen.findByAltText('The logo on dark ground');
  expect(shown.getAttribute('src')).toBe(`/brand/${LOGO}`);
  expect(calls.find(({ path }) => path === 'brand.uploadLogo')?.input).toEqual({ content: btoa('<svg/>') });
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findByText('The public site shows it now.');
  expect(saved()).toMatchObject({ logo: LOGO });
});
