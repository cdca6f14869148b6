import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { PICTURE_TYPES, type Picture, type PictureType, type PictureUses } from './picture.ts';

export const pictureAnswer: z.ZodType<Picture> = named(
  'Picture',
  z.object({
    id: z.string(),
    url: z.string().describe('Path of the JPEG or PNG form; the AVIF and WebP forms lie beside it'),
    fileName: z.string().describe('As it was sent; may be empty'),
    alt: z.string().describe('Alternative text; may be empty'),
    widthPx: countAnswer.describe('Of the widest form'),
    heightPx: countAnswer,
    bytes: countAnswer.describe('All forms together'),
    mimeType: z.enum(Object.keys(PICTURE_TYPES) as PictureType[]).describe('Of the file that was sent'),
    createdAt: instantAnswer,
    createdBy: z.string().describe('Name of who sent it'),
  }),
);

export const pictureUsesAnswer: z.ZodType<PictureUses> = named(
  'PictureUses',
  z.object({
    posts: z
      .array(z.object({ id: z.string(), title: z.string(), isInTrash: z.boolean() }))
      .describe('Some of the posts that show it'),
    total: countAnswer.describe('All posts that show it, those in the trash too'),
    authors: z.array(z.string()).describe('Names of the authors whose portrait it is'),
    pages: z.array(z.string()).describe('Ids of the pages that show it, also in a draft or an earlier version'),
    isWorkPicture: z.boolean().describe('It takes the place of a work sample'),
  }),
);
