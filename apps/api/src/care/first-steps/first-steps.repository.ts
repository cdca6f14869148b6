import type { FirstStep } from '@tideline/domain/site/first-steps';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { countSampleData } from '../administration/sample-data.repository.ts';
import { hasExamples } from '../../site/pages/start-clean.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';

/**
 * The steps that are done according to the database. `mail` depends on the configuration instead, `sample-data` on
 * `findSampleDataState`.
 */
export async function findDoneSteps(db: Db, staffId: string): Promise<FirstStep[]> {
  const isDone: Record<Exclude<FirstStep, 'mail' | 'sample-data'>, boolean> = {
    name: (await findSettings(db)).siteTitle !== DEFAULT_SETTINGS.siteTitle,
    colleague:
      (await countRows(db.selectFrom('staff').where('role', '!=', 'integration'))) > 1 ||
      (await hasRow(db.selectFrom('staff_invitations').select('id'))),
    'two-step-sign-in': await hasRow(
      db
        .selectFrom('second_factors')
        .select('staff_id')
        .where('staff_id', '=', staffId)
        .where('confirmed_at', 'is not', null),
    ),
    profile: await hasRow(db.selectFrom('authors').select('id').where('staff_id', '=', staffId)),
    'first-article': await hasRow(
      db
        .selectFrom('posts')
        .select('id')
        .where('status', '=', 'published')
        .where('is_sample', '=', 0)
        .where('deleted_at', 'is', null),
    ),
    'example-copy': !(await hasExamples(db)),
    backup: await hasRow(db.selectFrom('backups').select('id').where('proven_at', 'is not', null)),
  };
  return (Object.keys(isDone) as (keyof typeof isDone)[]).filter((step) => isDone[step]);
}

/** `removed`: it was there, and staff have removed it. */
export type SampleDataState = 'present' | 'removed' | 'never';

/** Whether the installation has or had sample data. */
export async function findSampleDataState(db: Db): Promise<SampleDataState> {
  if (Object.values(await countSampleData(db)).some((count) => count > 0)) return 'present';
  return (await hasRow(db.selectFrom('audit').select('id').where('action', '=', 'sample.remove')))
    ? 'removed'
    : 'never';
}

/** Whether staff have saved settings or published a page. */
export async function isSetUp(db: Db): Promise<boolean> {
  return (
    (await hasRow(db.selectFrom('settings').select('id'))) ||
    (await hasRow(db.selectFrom('copy_documents').select('id')))
  );
}

/** Whether a member of staff has hidden the checklist. */
export async function isHidden(db: Db, staffId: string): Promise<boolean> {
  const row = await db.selectFrom('staff').select('first_steps_hidden_at').where('id', '=', staffId).executeTakeFirst();
  return row !== undefined && row.first_steps_hidden_at !== null;
}

/** Hides the checklist permanently for a member of staff. */
export async function hideSteps(db: Db, staffId: string, now: string): Promise<void> {
  await db.updateTable('staff').set({ first_steps_hidden_at: now }).where('id', '=', staffId).execute();
}

type Rows = { limit: (count: number) => { executeTakeFirst: () => Promise<object | undefined> } };

async function hasRow(rows: Rows): Promise<boolean> {
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}
