import {
  AUTHOR_FIELDS,
  authorKey,
  type Person,
  type Profile,
  type ProfileAccount,
  type PublicAuthor,
} from '@tideline/domain/author/author';
import type { AuthorTexts, NewAuthor } from '@tideline/domain/author/author.schema';
import { pictureUrl } from '@tideline/domain/picture/picture-address';
import { toArchiveSlug } from '@tideline/domain/post/archive';
import { displayTitle } from '@tideline/domain/post/post';
import { staffLabel } from '@tideline/domain/staff/staff';
import type { Insertable } from 'kysely';
import { columnsOf, toEntity } from '../store/entity-rows.ts';
import { publicPosts } from '../store/public-posts.ts';
import { selectPeople } from '../store/people.ts';
import type { Db, Trx } from '../store/schema.ts';
import type { Flag } from '../store/tables/column-types.ts';
import type { AuthorsTable } from '../store/tables/people.ts';

/** Posts listed per person on the About page. */
const NEWEST_COUNT = 3;

/** Every author, by name. */
export async function listAuthors(db: Db, now: string): Promise<PublicAuthor[]> {
  const rows = await selectAuthors(db).orderBy('name_key').execute();
  const counts = await countPosts(db, now);
  return rows.map((row) => toPublicAuthor(row, counts.get(row.name_key) ?? 0));
}

/** The profile of the author with this name, regardless of case; null when there is none. */
export function findAuthorNamed(db: Db, name: string, now: string): Promise<PublicAuthor | null> {
  return findOne(db, selectAuthors(db).where('name_key', '=', authorKey(name)), now);
}

/** The author with this id; null when there is none. */
export function findAuthor(db: Db, id: string, now: string): Promise<PublicAuthor | null> {
  return findOne(db, selectAuthors(db).where('authors.id', '=', id), now);
}

/** The profile of an account; null when it has none. */
export function findOwnAuthor(db: Db, staffId: string, now: string): Promise<PublicAuthor | null> {
  return findOne(db, selectAuthors(db).where('authors.staff_id', '=', staffId), now);
}

/** The name on the profile of an account; null when it has none. */
export async function findByline(db: Db, staffId: string): Promise<string | null> {
  const row = await db.selectFrom('authors').select('name').where('staff_id', '=', staffId).executeTakeFirst();
  return row?.name ?? null;
}

/** The public profiles of these accounts, by name. */
export async function listProfiles(db: Db, staffIds: readonly string[]): Promise<Profile[]> {
  if (staffIds.length === 0) return [];
  const rows = await selectAuthors(db).where('authors.staff_id', 'in', staffIds).orderBy('name_key').execute();
  return rows.map((row) => {
    const { name, role, sentence, slug, pictureUrl: url } = toPublicAuthor(row, 0);
    return { name, role, sentence, slug, pictureUrl: url };
  });
}

/** Every person's account with its profile, by address. */
export async function listProfileAccounts(db: Db): Promise<ProfileAccount[]> {
  const rows = await selectPeople(db)
    .leftJoin('authors', 'authors.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'authors.id as author_id'])
    .orderBy('email_key')
    .execute();
  return rows.map((row) => ({ id: row.id, name: staffLabel(row), authorId: row.author_id }));
}

/** Links the profile of this name to an account, unless it belongs to another. */
export async function linkAuthorNamed(trx: Trx, name: string, staffId: string): Promise<void> {
  await trx
    .updateTable('authors')
    .set({ staff_id: staffId })
    .where('name_key', '=', authorKey(name))
    .where('staff_id', 'is', null)
    .execute();
}

/** Every author with the newest public posts of each, by name. */
export async function listPeople(db: Db, now: string): Promise<Person[]> {
  const names = (await countPostsByAuthor(db, now)).map((author) => author.name);
  const people = (await listAuthors(db, now)).map(async (author): Promise<Person> => {
    const { name, role, sentence, slug, pictureUrl: url, isSample } = author;
    const spellings = names.filter((spelling) => authorKey(spelling) === authorKey(name));
    return { name, role, sentence, slug, pictureUrl: url, isSample, posts: await listNewestPosts(db, spellings, now) };
  });
  return Promise.all(people);
}

/** The authors of public posts, in every spelling, with the number of their posts. */
export async function countPostsByAuthor(db: Db, now: string): Promise<{ name: string; count: number }[]> {
  const rows = await publicPosts(db, now)
    .select((eb) => ['author as name', eb.fn.countAll<number>().as('count')])
    .groupBy('author')
    .orderBy('author')
    .execute();
  return rows.filter(({ name }) => name.trim() !== '');
}

/** @throws a unique violation when there is an author of this name, or the account has a profile */
export async function insertAuthor(trx: Trx, id: string, author: NewAuthor, now: string): Promise<void> {
  await trx
    .insertInto('authors')
    .values({ id, ...toColumns(author), is_sample: 0, version: 1, created_at: now, updated_at: now })
    .execute();
}

/**
 * Replaces the fields of an author, who is then no longer sample data. False when there is none, or it has another version.
 * @throws a unique violation when another author has this name, or the account has another profile
 */
export async function updateAuthor(
  trx: Trx,
  id: string,
  author: StoredAuthor,
  { now, expectedVersion }: { now: string; expectedVersion: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('authors')
    .set((eb) => ({ ...toColumns(author), is_sample: 0, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('version', '=', expectedVersion)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an author; posts keep the name. False when there was none. */
export async function deleteAuthor(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('authors').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** The names of the authors with this picture. */
export async function listNamesWithPicture(db: Db, pictureId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('authors')
    .select('name')
    .where('picture_id', '=', pictureId)
    .orderBy('name_key')
    .execute();
  return rows.map((row) => row.name);
}

function selectAuthors(db: Db) {
  return db
    .selectFrom('authors')
    .leftJoin('pictures', 'pictures.id', 'authors.picture_id')
    .select(columnsOf(AUTHOR_FIELDS).map((column) => `authors.${column}` as const))
    .select(['authors.name_key', 'pictures.id as picture_id', 'width', 'height', 'ending']);
}

type AuthorRow = Awaited<ReturnType<ReturnType<typeof selectAuthors>['execute']>>[number];

async function findOne(db: Db, author: ReturnType<typeof selectAuthors>, now: string): Promise<PublicAuthor | null> {
  const row = await author.executeTakeFirst();
  return row ? toPublicAuthor(row, (await countPosts(db, now)).get(row.name_key) ?? 0) : null;
}

function toPublicAuthor(row: AuthorRow, postCount: number): PublicAuthor {
  return {
    ...toEntity(AUTHOR_FIELDS, row),
    slug: toArchiveSlug(row.name),
    pictureUrl: portraitUrl(row),
    postCount,
  };
}

/** The address of a profile's picture; null for the drawn portrait. */
export function portraitUrl(row: Pick<AuthorRow, 'picture_id' | 'width' | 'height' | 'ending'>): string | null {
  const { picture_id: id, width, height, ending } = row;
  const isPictured = id !== null && width !== null && height !== null && ending !== null;
  return isPictured ? pictureUrl(id, width, height, ending) : null;
}

/** The fields of an author; without `staffId`, the profile's account stays. */
export type StoredAuthor = AuthorTexts & { staffId?: string | null | undefined };

function toColumns({ name, role, sentence, bio, pictureId, staffId }: StoredAuthor) {
  return {
    name,
    name_key: authorKey(name),
    role,
    sentence,
    bio,
    picture_id: pictureId,
    ...(staffId === undefined ? {} : { staff_id: staffId }),
  };
}

/** The number of public posts, by author key. */
async function countPosts(db: Db, now: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, count } of await countPostsByAuthor(db, now)) {
    counts.set(authorKey(name), (counts.get(authorKey(name)) ?? 0) + count);
  }
  return counts;
}

async function listNewestPosts(db: Db, names: string[], now: string): Promise<Person['posts']> {
  if (names.length === 0) return [];
  const rows = await publicPosts(db, now)
    .select(['id', 'title'])
    .where('author', 'in', names)
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(NEWEST_COUNT)
    .execute();
  return rows.map((row) => ({ id: row.id, title: displayTitle(row) }));
}

/** For the sample data. */
export type AuthorRowFields = Omit<NewAuthor, 'pictureId' | 'staffId'> & { id: string };

/** The row of an author in the sample data. */
export function toSampleRow({ id, ...fields }: AuthorRowFields, now: string): Insertable<AuthorsTable> {
  const isSample: Flag = 1;
  return {
    id,
    ...toColumns({ ...fields, pictureId: null }),
    is_sample: isSample,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
