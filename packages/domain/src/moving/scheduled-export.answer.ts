import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { EXPORT_PERIODS, type ExportSchedule, type ScheduledExport } from './scheduled-export.ts';

export const exportScheduleAnswer: z.ZodType<ExportSchedule> = named(
  'ExportSchedule',
  z.object({
    every: z.enum(EXPORT_PERIODS),
    hasPeople: z.boolean().describe('Subscribers and inquiries are in the archives'),
    startedAt: instantAnswer.nullable().describe('Of the last attempt; null before the first one since the choice'),
    problem: z.string().nullable().describe('Why the last attempt failed; null when it did not'),
  }),
);

export const scheduledExportAnswer: z.ZodType<ScheduledExport> = named(
  'ScheduledExport',
  z.object({
    fileName: z.string(),
    madeAt: instantAnswer.describe('Everything saved before this time is in it'),
    bytes: countAnswer,
    hasPeople: z.boolean().describe('Subscribers and inquiries are in it'),
  }),
);
