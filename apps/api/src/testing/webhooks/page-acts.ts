import type { Db } from '../../core/store/schema.ts';
import { callAsStaff } from '../test-caller.ts';
import type { ActsFor } from './acts-for.ts';

/** What happens to pages. */
export const PAGE_ACTS: ActsFor<'page'> = {
  'page.created': { 'a new page': addPage },
  'page.published': {
    'a draft': (db) => publish(db, 'home', { 'hero.headline': 'Ours' }),
    'an added page': async (db) => callAsStaff(db).pages.show({ id: await addPage(db) }),
    'a clean start': (db) => callAsStaff(db).pages.startClean(),
  },
  'page.moved': { 'an address': async (db) => callAsStaff(db).pages.move({ id: await addPage(db), path: '/clinics' }) },
  'page.unpublished': {
    'a draft': (db) => publish(db, 'medical-spa', { 'visibility.isShown': false }),
    'a built-in page': (db) => callAsStaff(db).pages.hide({ id: 'healthcare' }),
    'an added page': async (db) => {
      const id = await addPage(db);
      await callAsStaff(db).pages.show({ id });
      await callAsStaff(db).pages.hide({ id });
    },
  },
  'page.deleted': { 'the trash': async (db) => callAsStaff(db).pages.trash({ id: await addPage(db) }) },
  'page.restored': {
    'the trash': async (db) => {
      const id = await addPage(db);
      await callAsStaff(db).pages.trash({ id });
      await callAsStaff(db).pages.untrash({ id });
    },
  },
};

/** What happens to the brand. */
export const BRAND_ACTS: ActsFor<'brand'> = {
  'brand.published': {
    'a save': (db) => callAsStaff(db).brand.save({ fonts: 'lora', expectedVersion: 0 }),
    'a draft': async (db) => {
      const { brand } = callAsStaff(db);
      const { draft } = await brand.keep({ fonts: 'lora', expectedVersion: null, liveVersion: 0 });
      await brand.publish({ expectedVersion: draft?.version ?? '' });
    },
  },
};

async function addPage(db: Db): Promise<string> {
  return (await callAsStaff(db).pages.add({ kind: 'plain', title: 'Dentists' })).id;
}

async function publish(db: Db, id: string, values: Record<string, string | boolean>): Promise<void> {
  const { pages } = callAsStaff(db);
  const { version } = await pages.keep({ id, values, expectedVersion: null, liveVersion: 0 });
  await pages.publish({ id, expectedVersion: version });
}
