import type { SiteTheme } from '@tideline/brand/theme';
import type { SiteLogo } from '@tideline/domain/brand/brand';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findShownBrand } from '../../site/brand/shown-brand.ts';

/** Whose reference it is. */
export type ReferenceSite = {
  siteTitle: string;
  /** Without it, the mark and the name are shown. */
  logo?: SiteLogo | undefined;
};

/** The site, and its colors unless they are the built-in ones. */
export async function findReferenceSite(db: Db): Promise<{ site: ReferenceSite; theme: SiteTheme | null }> {
  const [{ siteTitle }, shown] = await Promise.all([findSettings(db), findShownBrand(db)]);
  return { site: { siteTitle, logo: shown?.site.logo }, theme: shown?.theme ?? null };
}
