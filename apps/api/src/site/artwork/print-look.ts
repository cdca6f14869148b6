import type { PrintLook } from '@tideline/artwork/prints/draw-print';
import { recolorFor } from '@tideline/brand/recolor';
import type { Brand } from '@tideline/domain/brand/brand';

/** How prints are drawn in a brand; null for the built-in one. */
export function printLookOf(brand: Brand | null): PrintLook {
  return brand ? { paint: recolorFor(brand.colors), art: brand.art } : {};
}
