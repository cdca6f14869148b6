import { z } from 'zod';
import { BRAND_COLORS, type BrandColorName } from './brand.ts';

/** A color as `#rrggbb`; in lower case afterwards. */
function color(name: BrandColorName) {
  const message = `${BRAND_COLORS[name].label} must be a color such as ${BRAND_COLORS[name].builtIn}.`;
  return z
    .string({ error: message })
    .trim()
    .regex(/^#[0-9a-f]{6}$/i, message)
    .toLowerCase();
}

const brandColorsSchema = z.object({
  dark: color('dark'),
  main: color('main'),
  light: color('light'),
  warm: color('warm'),
  highlight: color('highlight'),
  extra: color('extra'),
});

/** Saves the brand. What is not named stays. */
export const saveBrandSchema = z.object({
  colors: brandColorsSchema.optional(),
  /** The version on which this is based; 0 before the first save. */
  expectedVersion: z.int({ error: 'expectedVersion must be one that an earlier call has answered.' }).min(0),
});
export type SaveBrand = z.infer<typeof saveBrandSchema>;
