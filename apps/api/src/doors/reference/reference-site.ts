import { fontCss } from '@tideline/brand/font-css';
import { BUILT_IN_BRAND, type SiteLogo } from '@tideline/domain/brand/brand';
import type { FontPairId } from '@tideline/domain/brand/font-pair';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findShownBrand } from '../../site/brand/shown-brand.ts';
import { referenceColors } from './reference-colors.ts';

/** Whose reference it is. */
export type ReferenceSite = {
  siteTitle: string;
  fonts: FontPairId;
  /** Without it, the mark and the name are shown. */
  logo?: SiteLogo | undefined;
};

/** The site, and its look as CSS after that of the reference; empty for the built-in one. */
export async function findReferenceSite(db: Db): Promise<{ site: ReferenceSite; css: string }> {
  const [{ siteTitle }, shown] = await Promise.all([findSettings(db), findShownBrand(db)]);
  const { fonts } = shown?.brand ?? BUILT_IN_BRAND;
  const css = shown ? referenceColors(shown.theme) + fontCss(fonts) : '';
  return { site: { siteTitle, fonts, logo: shown?.site.logo }, css };
}
