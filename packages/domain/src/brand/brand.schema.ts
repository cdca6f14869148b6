import { z } from 'zod';
import { postChangesSchema } from '../post/post.schema.ts';
import { LOGO_MAX_BYTES, parseLogo } from './brand-logo.ts';
import { ART_FAMILY_IDS, ART_SEED_MAX } from './art.ts';
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

const EXPECTED_VERSION = 'expectedVersion must be one that an earlier call has answered.';
const SEED = `seed must be a whole number from 0 to ${ART_SEED_MAX}.`;

const artSchema = z.object({
  family: z.enum(ART_FAMILY_IDS, { error: `family must be one of ${ART_FAMILY_IDS.join(', ')}.` }),
  seed: z.int({ error: SEED }).min(0, SEED).max(ART_SEED_MAX, SEED),
});

const LOGO = 'logo must be the name of one that was uploaded.';

const shape = {
  colors: brandColorsSchema.optional(),
  fonts: z.enum(FONT_PAIR_IDS, { error: `fonts must be one of ${FONT_PAIR_IDS.join(', ')}.` }).optional(),
  art: artSchema.optional(),
  /** Null for the built-in mark. */
  logo: z
    .string()
    .refine((name) => parseLogo(name) !== null, LOGO)
    .nullable()
    .optional(),
};

/** Saves the brand. What is not named stays. */
export const saveBrandSchema = z.object({
  ...shape,
  /** The version on which this is based; 0 before the first save. */
  expectedVersion: z.int({ error: EXPECTED_VERSION }).min(0),
});

/** What a save of the brand names. */
export type BrandChanges = Omit<z.infer<typeof saveBrandSchema>, 'expectedVersion'>;

const draftVersion = z.uuid({ error: EXPECTED_VERSION });

/** Saves changes to the brand as its draft. What is not named stays. */
export const keepBrandSchema = z.object({
  ...shape,
  /** The version of the draft on which this is based; null: none yet. */
  expectedVersion: draftVersion.nullable(),
  /** The version of the brand on which this is based; 0 before the first save. */
  liveVersion: z.int({ error: 'liveVersion must be one that an earlier call has answered.' }).min(0),
  /** When the draft goes live, as a publish date; null: staff decide; omitted: the date stays. */
  goesLiveAt: postChangesSchema.shape.publishDate,
});

/** The draft in the version that the caller has seen. */
export const brandDraftSchema = z.object({ expectedVersion: draftVersion });

/** A file of at most `LOGO_MAX_BYTES`, in base64. */
export const uploadLogoSchema = z.object({
  content: z
    .string({ error: 'content must be a file in base64.' })
    .max(Math.ceil(LOGO_MAX_BYTES / 3) * 4, `The logo is larger than ${LOGO_MAX_BYTES / 1000} kB.`)
    // Not zod's own base64: generators of clients refuse the `contentEncoding` that it writes into the OpenAPI document.
    .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'content must be a file in base64.'),
});
