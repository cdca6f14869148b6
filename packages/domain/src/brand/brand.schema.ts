import { z } from 'zod';
import { LOGO_MAX_BYTES, parseLogo } from './brand-logo.ts';
import { FONT_PAIR_IDS } from './font-pair.ts';
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

const LOGO = 'logo must be the name of one that was uploaded.';

/** Saves the brand. What is not named stays. */
export const saveBrandSchema = z.object({
  colors: brandColorsSchema.optional(),
  fonts: z.enum(FONT_PAIR_IDS, { error: `fonts must be one of ${FONT_PAIR_IDS.join(', ')}.` }).optional(),
  /** Null for the built-in mark. */
  logo: z
    .string()
    .refine((name) => parseLogo(name) !== null, LOGO)
    .nullable()
    .optional(),
  /** The version on which this is based; 0 before the first save. */
  expectedVersion: z.int({ error: 'expectedVersion must be one that an earlier call has answered.' }).min(0),
});

/** A file of at most `LOGO_MAX_BYTES`, in base64. */
export const uploadLogoSchema = z.object({
  content: z
    .string({ error: 'content must be a file in base64.' })
    .max(Math.ceil(LOGO_MAX_BYTES / 3) * 4, `The logo is larger than ${LOGO_MAX_BYTES / 1000} kB.`)
    // Not zod's own base64: generators of clients refuse the `contentEncoding` that it writes into the OpenAPI document.
    .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'content must be a file in base64.'),
});
