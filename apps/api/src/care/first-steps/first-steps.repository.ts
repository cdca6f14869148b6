import type { FirstStep } from '@tideline/domain/site/first-steps';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { countSampleData } from '../administration/sample-data.repository.ts';
import { listPages } from '../../site/pages/find-pages.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';

/** The steps that are done according to the database; `mail` depends on the configuration instead. */
export async function findDoneSteps(db: Db, staffId: string): Promise<FirstStep[]> {
  const isDone: Record<Exclude<FirstStep, 'mail'>, boolean> = {
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
    'sample-data': !(await hasSampleData(db)),
    'example-copy': (await listPages(db)).every(({ examples }) => examples.length === 0),
    backup: await hasRow(db.selectFrom('backups').select('id').where('proven_at', 'is not', null)),
  };
  return (Object.keys(isDone) as (keyof typeof isDone)[]).filter((step) => isDone[step]);
}

/** Whether the installation has sample data. */
export async function hasSampleData(db: Db): Promise<boolean> {
  return Object.values(await countSampleData(db)).some((count) => count > 0);
}

/** Whether the installation has or had sample data. */
export async function hadSampleData(db: Db): Promise<boolean> {
  if (await hasSampleData(db)) return true;
  return hasRow(db.selectFrom('audit').select('id').where('action', '=', 'sample.remove'));
}

/** Whether nobody has saved settings or pages yet, and there is no sample data. */
export async function isNewSite(db: Db): Promise<boolean> {
  if (await hasRow(db.selectFrom('settings').select('id'))) return false;
  if (await hasRow(db.selectFrom('copy_documents').select('id'))) return false;
  return !(await hadSampleData(db));
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
