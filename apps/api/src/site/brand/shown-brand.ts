import { hashText } from '@tideline/artwork/prints/hash-text';
import { PRINT_EDITION } from '@tideline/artwork/prints/print-picture';
import { artCss, type Scheme } from '@tideline/brand/art-css';
import { fontCss, fontPath, textFontOf } from '@tideline/brand/font-css';
import { themeCss } from '@tideline/brand/theme-css';
import { type SiteTheme, themeOf } from '@tideline/brand/theme';
import { logoPath, parseLogo } from '@tideline/domain/brand/brand-logo';
import { siteWords } from '@tideline/copy/parts/site-words';
import { type Brand, BUILT_IN_BRAND, isBuiltIn, isSameColors, type SiteBrand } from '@tideline/domain/brand/brand';
import { CARDS_DOCUMENT } from '@tideline/domain/page/page-document';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { findSettingsBeside } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { BRAND_DOCUMENT, readValues } from '../pages/documents.repository.ts';
import { findBrand } from './brand.repository.ts';
import { toBrand } from './brand-values.ts';
import { fillCardLabels } from './card-labels.ts';

/** A brand with what is computed from it. */
export type ShownBrand = { brand: Brand; site: SiteBrand; theme: SiteTheme; css: string };

/** The public settings with their words, and brand and words on cards unless they are built in: in one query. */
export async function findSiteSettings(db: Db): Promise<SiteSettings> {
  const { settings, retention, fields, otherFields } = await findSettingsBeside(db, BRAND_DOCUMENT, CARDS_DOCUMENT);
  const { siteTitle, agency, contactEmail, socialLinks, timeZone } = settings;
  const words = siteWords(settings, retention);
  const brand = remember(db, fields === null ? null : showBrand(toBrand(readValues(fields))));
  const site = { siteTitle, agency, contactEmail, socialLinks, timeZone, words, ...(brand && { brand: brand.site }) };
  const labels = otherFields === null ? {} : readValues(otherFields);
  return Object.keys(labels).length === 0 ? site : { ...site, cards: await fillCardLabels(db, labels, site) };
}

/** The brand that visitors see; null while it is the built-in one. */
export async function findShownBrand(db: Db): Promise<ShownBrand | null> {
  return remember(db, showBrand((await findBrand(db)).brand));
}

const lastShown = new WeakMap<Db, ShownBrand | null>();

/** The brand that was read last, without a query: for pages that say that the database does not answer. */
export function lastShownBrand(db: Db): ShownBrand | null {
  return lastShown.get(db) ?? null;
}

function remember(db: Db, shown: ShownBrand | null): ShownBrand | null {
  lastShown.set(db, shown);
  return shown;
}

/** By key: the public one and those of previews. A theme takes some milliseconds. */
const computed = new Map<string, ShownBrand>();
const COMPUTED_MAX = 4;

/** A brand with what is computed from it; null for the built-in one. */
export function showBrand(brand: Brand): ShownBrand | null {
  if (isBuiltIn(brand)) return null;
  const key = hashText(JSON.stringify(brand));
  const known = computed.get(key);
  if (known) return known;
  const theme = themeOf(brand.colors);
  const textFont = textFontOf(brand.fonts);
  const logo = brand.logo === null ? null : parseLogo(brand.logo);
  const site = {
    key,
    themeColor: theme.light.band,
    ...(textFont && { textFont: fontPath(textFont) }),
    ...(logo && { logo: { url: logoPath(logo.name), width: logo.width, height: logo.height } }),
  };
  const colorCss = isSameColors(brand.colors, BUILT_IN_BRAND.colors) ? '' : themeCss(theme);
  const pictureCss = artCss(brand.art, (scheme) => heroPath(scheme, key));
  const shown = { brand, site, theme, css: colorCss + fontCss(brand.fonts) + pictureCss };
  if (computed.size >= COMPUTED_MAX) computed.clear();
  computed.set(key, shown);
  return shown;
}

/** The address of the drawing on Home's first screen, in the look with this key. */
export function heroPath(scheme: Scheme, key?: string): string {
  return `/prints/hero/${scheme}.svg${key === undefined ? '' : `?v=${PRINT_EDITION}-${key}`}`;
}
