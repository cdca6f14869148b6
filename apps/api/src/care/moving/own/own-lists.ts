import { randomUUID } from 'node:crypto';
import { newAuthorSchema } from '@tideline/domain/author/author.schema';
import { canBeRedirected, type RedirectOrigin, toRedirectPath } from '@tideline/domain/address/redirect';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { settingsSchema } from '@tideline/domain/site/settings.schema';
import { WORK_SAMPLE_IDS } from '@tideline/domain/site/work-sample';
import type { OwnAuthor } from '@tideline/moving/own/own-site';
import { findAuthorNamed, insertAuthor } from '../../../core/authors/authors.repository.ts';
import { findRedirectAt, findTarget, putRedirect } from '../../../core/addresses/redirects.repository.ts';
import { updateSettings } from '../../../core/settings/settings.repository.ts';
import { putWorkPicture } from '../../../core/settings/work-pictures.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findPicture } from '../../../site/media/media.repository.ts';
import type { Written } from '../writing/written.ts';
import { check, pastInstant } from './own-values.ts';

/** Adds the profile of an author. One of the same name stays as it is. */
export async function writeOwnAuthor(trx: Trx, author: OwnAuthor, now: string): Promise<Written> {
  const checked = check(newAuthorSchema, {
    name: author.name,
    role: author.role,
    sentence: author.sentence,
    bio: author.bio,
  });
  if ('refusal' in checked) return checked.refusal;
  const found = await findAuthorNamed(trx, checked.value.name, now);
  if (found) return { outcome: 'same', targetId: found.id, version: found.version };
  const id = randomUUID();
  const picture = typeof author.pictureId === 'string' ? await findPicture(trx, author.pictureId) : null;
  await insertAuthor(
    trx,
    id,
    { ...checked.value, pictureId: picture?.id ?? null },
    pastInstant(author.createdAt, now, now),
  );
  await trx
    .updateTable('authors')
    .set({ is_sample: author.isSample ? 1 : 0, updated_at: pastInstant(author.updatedAt, now, now) })
    .where('id', '=', id)
    .execute();
  return { outcome: 'arrived', targetId: id, version: 1 };
}

const ORIGINS: readonly RedirectOrigin[] = ['moved', 'unpublished', 'hand', 'import'];

/** Adds a redirect. One of the same path stays as it is. */
export async function writeOwnRedirect(trx: Trx, row: Record<string, string>, now: string): Promise<Written> {
  const { path = '', target: address = '', origin } = row;
  if (toRedirectPath(path) !== path || !canBeRedirected(path))
    return { outcome: 'failed', reason: 'This address cannot be redirected.' };
  if (await findRedirectAt(trx, path)) return { outcome: 'kept', targetId: path, version: 0 };
  const target = address === '' ? null : await findTarget(trx, address);
  if (target === undefined) return { outcome: 'failed', reason: 'The page to which it leads is not here.' };
  const known = ORIGINS.find((name) => name === origin) ?? 'hand';
  await putRedirect(trx, { path, target, origin: known }, pastInstant(row['createdAt'], now, now));
  return { outcome: 'arrived', targetId: path, version: 0 };
}

/**
 * Brings in the settings of a site that has none yet, and the pictures of work samples. The contact email and the retention
 * periods take a password, so staff set them themselves.
 */
export async function writeOwnSettings(trx: Trx, value: Record<string, unknown>, now: string): Promise<Written> {
  for (const { sampleId, pictureId } of listOfWork(value['workPictures'])) {
    const known = WORK_SAMPLE_IDS.find((id) => id === sampleId);
    if (known && (await findPicture(trx, String(pictureId)))) await putWorkPicture(trx, known, String(pictureId), now);
  }
  const own = { targetId: 'settings', version: 0 };
  if (await trx.selectFrom('settings').select('id').executeTakeFirst()) return { outcome: 'kept', ...own };
  const { contactEmail } = DEFAULT_SETTINGS;
  const checked = check(settingsSchema, { ...Object(value['settings']), contactEmail });
  if ('refusal' in checked) return checked.refusal;
  await updateSettings(trx, { ...checked.value, agency: checked.value.agency ?? DEFAULT_SETTINGS.agency }, now);
  return { outcome: 'arrived', ...own };
}

function listOfWork(value: unknown): { sampleId?: unknown; pictureId?: unknown }[] {
  return Array.isArray(value) ? value.map((entry) => Object(entry) as object) : [];
}
