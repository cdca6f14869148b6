import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import type { Backup, BackupOccasion, BackupStatus, ListedBackup } from './backup.ts';

const backup = z.object({
  id: z.string(),
  startedAt: instantAnswer,
  fileName: z.string().describe('Of its folder or file; empty when it could not be written'),
  bytes: countAnswer.describe('Of a packed backup, else of its database'),
  rowCount: countAnswer,
  provenAt: instantAnswer.nullable().describe('When it was restored and compared row by row; null if it was not'),
  problem: z.string().nullable().describe('Why it failed; null if it did not'),
  unchangedAt: instantAnswer
    .nullable()
    .describe('When the site was last checked and had not changed since; null when it has changed or was not checked'),
}) satisfies z.ZodType<Backup>;

export const backupStatusAnswer: z.ZodType<BackupStatus> = named(
  'BackupStatus',
  z.object({
    latest: backup.nullable().describe('Null when there is none'),
    lastProven: backup.nullable().describe('Null when none was verified'),
  }),
);

const OCCASIONS = ['nightly', 'hourly', 'by hand'] as const satisfies readonly BackupOccasion[];

export const listedBackupAnswer: z.ZodType<ListedBackup> = named(
  'ListedBackup',
  backup.extend({
    occasion: z.enum(OCCASIONS),
    isDownloadable: z.boolean().describe('It is packed and on this server: see `GET /api/backups/{fileName}`'),
    restoreCommand: z
      .string()
      .nullable()
      .describe('Restores it, on the server while the site is stopped; null when its files are missing'),
  }),
);
