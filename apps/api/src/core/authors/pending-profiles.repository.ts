import type { PendingProfile, WaitingProfile } from '@tideline/domain/author/pending-profile';
import { staffLabel } from '@tideline/domain/staff/staff';
import type { Db } from '../store/schema.ts';
import { findOwnAuthor, portraitUrl } from './authors.repository.ts';

/** The submitted profile of an account; null without one. */
export async function findPendingProfile(db: Db, staffId: string): Promise<PendingProfile | null> {
  const row = await selectPending(db).where('pending.staff_id', '=', staffId).executeTakeFirst();
  return row ? toPending(row) : null;
}

/** Profiles that wait for approval, oldest first, each with the public profile. */
export async function listWaitingProfiles(db: Db, now: string): Promise<WaitingProfile[]> {
  const rows = await selectPending(db)
    .where('pending.state', '=', 'waiting')
    .orderBy('pending.submitted_at')
    .orderBy('pending.staff_id')
    .execute();
  const waiting = rows.map(async (row) => ({
    ...toPending(row),
    submittedBy: staffLabel({ id: row.staff_id, name: row.owner_name }),
    former: await findOwnAuthor(db, row.staff_id, now),
  }));
  return Promise.all(waiting);
}

function selectPending(db: Db) {
  return db
    .selectFrom('pending_profiles as pending')
    .innerJoin('staff as owner', 'owner.id', 'pending.staff_id')
    .leftJoin('staff as reader', 'reader.id', 'pending.returned_by')
    .leftJoin('pictures', 'pictures.id', 'pending.picture_id')
    .select(['pending.staff_id', 'pending.name', 'pending.role', 'pending.sentence', 'pending.bio'])
    .select(['pending.version', 'pending.state', 'pending.submitted_at', 'pending.note', 'pending.returned_at'])
    .select(['owner.name as owner_name', 'reader.id as reader_id', 'reader.name as reader_name'])
    .select(['pictures.id as picture_id', 'width', 'height', 'ending']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPending>['execute']>>[number];

function toPending(row: Row): PendingProfile {
  const { name, role, sentence, bio, version, state, note, reader_id: readerId, reader_name: readerName } = row;
  return {
    staffId: row.staff_id,
    name,
    role,
    sentence,
    bio,
    pictureUrl: portraitUrl(row),
    version,
    state,
    submittedAt: row.submitted_at,
    note,
    returnedBy: readerId === null || readerName === null ? '' : staffLabel({ id: readerId, name: readerName }),
    returnedAt: row.returned_at,
  };
}
