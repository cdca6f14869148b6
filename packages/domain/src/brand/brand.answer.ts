import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { draftShape } from '../entity/draft.answer.ts';
import { type Art, ART_FAMILY_IDS } from './art.ts';
import { FONT_PAIR_IDS } from './font-pair.ts';
import type { Brand, BrandColors, BrandDraft, BrandRevision, SiteLogo, StoredBrand } from './brand.ts';

const hex = z.string().describe('`#rrggbb` in lower case');

const brandColors: z.ZodType<BrandColors> = named(
  'BrandColors',
  z.object({ dark: hex, main: hex, light: hex, warm: hex, highlight: hex, extra: hex }),
);

const art: z.ZodType<Art> = named(
  'BrandArt',
  z.object({
    family: z.enum(ART_FAMILY_IDS).describe('What the drawn pictures show'),
    seed: countAnswer.describe('Another number draws other pictures of the family; 0 draws the built-in ones'),
  }),
);

const brand: z.ZodType<Brand> = named(
  'BrandLook',
  z.object({
    colors: brandColors,
    fonts: z.enum(FONT_PAIR_IDS),
    art,
    logo: z.string().nullable().describe('Name of an uploaded logo; null shows the mark and the name of the site'),
  }),
);

const brandDraft: z.ZodType<BrandDraft> = named(
  'BrandDraft',
  z.object({ ...draftShape, brand: brand.describe('The brand as it will be with the draft') }),
);

export const brandAnswer: z.ZodType<StoredBrand> = named(
  'Brand',
  z.object({
    brand,
    version: countAnswer.describe('Raised with each save; 0 before the first'),
    savedAt: instantAnswer.nullable(),
    savedBy: z.string().nullable(),
    draft: brandDraft.nullable().describe('Null without changes to publish'),
  }),
);

export const brandRevisionAnswer: z.ZodType<BrandRevision> = named(
  'BrandRevision',
  z.object({ version: z.int().min(1), savedBy: z.string(), savedAt: instantAnswer, brand }),
);

/** Where a logo is shown from. */
export const siteLogo = z.object({ url: z.string(), width: z.int().min(1), height: z.int().min(1) });

export const logoAnswer: z.ZodType<SiteLogo & { name: string }> = named(
  'BrandLogo',
  siteLogo.extend({ name: z.string().describe('For `logo` of the brand') }),
);
