import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import {
  IMPORT_KINDS,
  IMPORT_NOTE_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  IMPORT_SYSTEMS,
  type ImportComparison,
  type ImportItem,
  type SiteImport,
} from './site-import.ts';

const kind = z.enum(IMPORT_KINDS).describe('`rest` has no place here, `fault` is a place that cannot be read');
const outcome = z.enum(IMPORT_OUTCOMES).describe('What became of it; `waiting` before the import');
const noteShape = {
  kind: z
    .enum(IMPORT_NOTE_KINDS)
    .describe('`changed` has another form here, `kept` is of an unknown kind but its words are there, `left` is not'),
  what: z.string().describe('What it is called in the other system'),
};
const notes = z.array(named('ImportNote', z.object(noteShape)));

export const siteImportAnswer: z.ZodType<SiteImport> = named(
  'SiteImport',
  z.object({
    id: z.string(),
    fileName: z.string(),
    fileBytes: countAnswer,
    state: z.enum(IMPORT_STATES),
    system: z.enum(IMPORT_SYSTEMS).nullable().describe('Null until the file was read'),
    siteTitle: z.string(),
    siteAddress: z.string().describe('Of the old site; empty when neither the file nor staff say it'),
    problem: z.string().describe('Why the file cannot be read; empty when it can'),
    counts: z.array(named('ImportCount', z.object({ kind, outcome, count: countAnswer }))),
    notes: z
      .array(named('CountedImportNote', z.object({ ...noteShape, count: countAnswer })))
      .describe('The most frequent first'),
    createdBy: z.string(),
    createdAt: instantAnswer,
    undoUntil: instantAnswer.nullable().describe('Until when it can be undone; null when it cannot'),
  }),
);

const importLedgerAnswer = named(
  'ImportLedger',
  z.object({
    wordsIn: countAnswer,
    wordsOut: countAnswer,
    picturesIn: countAnswer,
    picturesOut: countAnswer,
    linksIn: countAnswer,
    linksOut: countAnswer,
    addressesIn: countAnswer.describe('At which the other system showed it'),
    addressesOut: countAnswer.describe('Those of them that lead to it now'),
  }),
);

export const importItemAnswer: z.ZodType<ImportItem> = named(
  'ImportItem',
  z.object({
    id: z.string().describe('Its place in the file, from 0'),
    kind,
    title: z.string().describe('Of a fault, the reason with its line'),
    count: countAnswer.describe('Of things that have no place here, how many'),
    notes,
    outcome,
    reason: z.string().describe('Why it was skipped or failed; empty otherwise'),
    path: z.string().nullable().describe('The path at which it is here'),
    isPublic: z.boolean().describe('Whether visitors find it there now'),
    pageId: z.string().nullable().describe('The id of the added page at that path; null for anything else'),
    ledger: importLedgerAnswer.nullable().describe('Null for what is no article, and before the import'),
  }),
);

export const importComparisonAnswer: z.ZodType<ImportComparison> = named(
  'ImportComparison',
  z.object({
    title: z.string(),
    original: z.string().describe('The text of the other system, its first 100,000 characters'),
    markdown: z.string(),
    html: z.string().describe('`markdown` as it is shown'),
    notes,
  }),
);
