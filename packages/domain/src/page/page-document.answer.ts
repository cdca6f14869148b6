import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { draftShape } from '../entity/draft.answer.ts';
import { ADDED_PAGE_KINDS } from './added-page.ts';
import {
  COPY_FIELD_KINDS,
  type CopyField,
  type CopyValues,
  PAGE_STATES,
  type PageDocument,
  type PageRevision,
  type PageSummary,
} from './page-document.ts';

const copyValue = z.union([z.string(), z.boolean(), z.array(z.string())]);
const copyValues: z.ZodType<CopyValues> = named(
  'CopyValues',
  z
    .record(z.string(), copyValue)
    .describe('Changed fields by path; fields that are not named have their built-in text'),
);

const pageDraft = named(
  'PageDraft',
  z.object({
    ...draftShape,
    fields: copyValues,
    base: copyValues.describe('The fields of the page on which the changes are based'),
  }),
);

const added = named(
  'AddedPageState',
  z.object({
    kind: z.enum(ADDED_PAGE_KINDS),
    publicSince: instantAnswer.nullable().describe('Since when visitors see it; null while they do not'),
    firstPublishedAt: instantAnswer.nullable().describe('When it was published first; null before'),
  }),
).nullable();

const summaryShape = {
  id: z.string(),
  name: z.string(),
  path: z.string().nullable().describe('A page that shows it; null when every page does, and of emails and cards'),
  state: z.enum(PAGE_STATES),
  isPublic: z.boolean().describe('Whether visitors see it: not when it is unpublished, or was never published'),
  changedFields: countAnswer.describe('Fields that visitors see changed'),
  examples: z.array(z.string()).describe('What visitors see that is invented: `6 sample testimonials`'),
  version: countAnswer.describe('Raised with each publication; 0 before the first'),
  publishedAt: instantAnswer.nullable().describe('When it was last published; null before'),
  publishedBy: z.string().nullable(),
  added: added.describe('Of a page that staff have added; null for one that is built in'),
};

export const pageSummaryAnswer: z.ZodType<PageSummary> = named(
  'PageSummary',
  z.object({
    ...summaryShape,
    draft: named('PageDraftSummary', z.object(draftShape)).nullable().describe('Null without changes to publish'),
  }),
);

const copyField: z.ZodType<CopyField> = named(
  'CopyField',
  z.object({
    path: z.string().describe('Its name in the values'),
    section: z.string().describe('The part of the page, as the path begins'),
    label: z.string(),
    kind: z
      .enum(COPY_FIELD_KINDS)
      .describe(
        'One line, a text, a list of texts, the name of an icon, the order of a list as ids of its items, or a text in Markdown',
      ),
    max: countAnswer.describe('Longest text in characters; most lines or items'),
    builtIn: copyValue.describe('The built-in value; empty in an item that staff have added'),
  }),
);

export const pageDocumentAnswer: z.ZodType<PageDocument> = named(
  'PageDocument',
  z.object({
    ...summaryShape,
    fields: z.array(copyField),
    values: copyValues.describe('What visitors see changed'),
    draft: pageDraft.nullable().describe('Changes that visitors do not see yet; null without any'),
    discarded: pageDraft.nullable().describe('The draft discarded last, which can be restored; null without one'),
  }),
);

export const pageDraftAnswer = pageDraft;

export const publishedPageAnswer: z.ZodType<{ version: number; values: CopyValues }> = named(
  'PublishedPage',
  z.object({ version: countAnswer, values: copyValues }),
);

export const pageRevisionAnswer: z.ZodType<PageRevision> = named(
  'PageRevision',
  z.object({ version: z.int().min(1), savedBy: z.string(), savedAt: instantAnswer, values: copyValues }),
);
