import { type Art, BUILT_IN_ART, isArtFamily } from '@tideline/domain/brand/art';
import { type Brand, BRAND_COLOR_NAMES, BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import type { BrandChanges } from '@tideline/domain/brand/brand.schema';
import { isFontPair } from '@tideline/domain/brand/font-pair';
import type { CopyValues } from '@tideline/domain/page/page-document';

/** A brand as values of a document: only what differs from the built-in look, so that a later version can mend the rest. */
export function toValues({ colors, fonts, art, logo }: Brand): CopyValues {
  const changed = BRAND_COLOR_NAMES.filter((name) => colors[name] !== BUILT_IN_BRAND.colors[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [`colors.${name}`, colors[name]])),
    ...(fonts !== BUILT_IN_BRAND.fonts && { fonts }),
    ...(art.family !== BUILT_IN_ART.family && { 'art.family': art.family }),
    ...(art.seed !== BUILT_IN_ART.seed && { 'art.seed': String(art.seed) }),
    ...(logo !== null && { logo }),
  };
}

/** Values after changes; what is not named stays. */
export function changeBrand(values: CopyValues, named: BrandChanges): CopyValues {
  return toValues({ ...toBrand(values), ...named });
}

/** The brand that has these values. */
export function toBrand(values: CopyValues): Brand {
  const colors = { ...BUILT_IN_BRAND.colors };
  for (const name of BRAND_COLOR_NAMES) {
    const value = values[`colors.${name}`];
    if (typeof value === 'string') colors[name] = value;
  }
  return {
    colors,
    fonts: isFontPair(values['fonts']) ? values['fonts'] : BUILT_IN_BRAND.fonts,
    art: toArt(values),
    logo: typeof values['logo'] === 'string' ? values['logo'] : null,
  };
}

function toArt(values: CopyValues): Art {
  const [family, seed] = [values['art.family'], values['art.seed']];
  return {
    family: isArtFamily(family) ? family : BUILT_IN_ART.family,
    seed: typeof seed === 'string' ? Number(seed) : BUILT_IN_ART.seed,
  };
}
