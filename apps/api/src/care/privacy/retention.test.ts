import { expect, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { DEFAULT_RETENTION, monthsBefore } from '@tideline/domain/privacy/retention';
import { recordAlone, COMMAND } from '../../core/audit/audit.repository.ts';
import { insertTestMessage } from '../../testing/insert-message.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { insertTestBooking } from '../../testing/fill/insert-booking.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { applyRetention } from './apply-retention.ts';

/** By the real clock: the database lets nothing of the audit log go that is not a year old for it. */
const NOW = new Date().toISOString();

describeOnEachDatabase('retention', (database) => {
  const staff = () => callAsStaff(database(), { now: () => NOW, confirmedAt: NOW });

  async function sendContact(firstName: string, monthsAgo: number): Promise<string> {
    const at = { now: () => monthsBefore(NOW, monthsAgo) };
    await callAsVisitor(database(), at).contacts.send({ firstName, lastName: 'Marsh', email: 'ada@example.com' });
    const [found] = (await staff().contacts.list({ q: firstName })).items;
    return found?.id ?? '';
  }

  async function names(): Promise<string[]> {
    const { items } = await staff().contacts.list({ sort: 'name' });
    return items.map(({ firstName }) => firstName);
  }

  test('deletes data older than the period, enquiries by their last change', async () => {
    await sendContact('Forgotten', 25);
    await sendContact('Recent', 23);
    const answered = await sendContact('Answered', 30);
    await staff().contacts.updateStatus({ id: answered, status: 'lost' });
    const noted = await sendContact('Noted', 30);
    await staff().contacts.notes.add({ contactId: noted, text: 'Rang back.' });
    const replied = await sendContact('Replied', 30);
    await insertTestMessage(database(), replied, { createdAt: NOW });
    const silent = await sendContact('Silent', 30);
    await insertTestMessage(database(), silent, { createdAt: monthsBefore(NOW, 29) });
    await applyRetention(database(), NOW);
    expect(await names()).toEqual(['Answered', 'Noted', 'Recent', 'Replied']);
    expect((await staff().audit.list({ action: 'contact.expire' })).items).toMatchObject([
      { actor: 'program', detail: { count: 2, contactMonths: 24 } },
    ]);
  });

  test('spares an enquiry with a call that lies ahead or was a short time ago', async () => {
    const calls = [
      ['Ahead', later(NOW, DAY_MS)],
      ['Lately', monthsBefore(NOW, 1)],
      ['Long ago', monthsBefore(NOW, 29)],
    ] as const;
    for (const [name, startsAt] of calls) {
      const contactId = await sendContact(name, 30);
      const created = monthsBefore(NOW, 30);
      await insertTestBooking(database(), { id: name, contactId, startsAt, createdAt: created });
    }
    await applyRetention(database(), NOW);
    expect(await names()).toEqual(['Ahead', 'Lately']);
    expect(await database().selectFrom('bookings').select('id').orderBy('id').execute()).toHaveLength(2);
  });

  test('never deletes won enquiries', async () => {
    const id = await sendContact('Client', 100);
    const then = callAsStaff(database(), { now: () => monthsBefore(NOW, 99) });
    await then.contacts.updateStatus({ id, status: 'won' });
    await applyRetention(database(), NOW);
    expect(await names()).toEqual(['Client']);
  });

  test('deletes an enquiry and those merged into it together or not at all', async () => {
    const merge = async (name: string, part: 'old' | 'noted' | 'won', whole: 'old' | 'new') => {
      const [contactId, intoId] = [await sendContact(`${name}part`, 30), await sendContact(`${name}whole`, 30)];
      const then = callAsStaff(database(), { now: () => monthsBefore(NOW, 29) });
      if (part === 'won') await then.contacts.updateStatus({ id: contactId, status: 'won' });
      await then.conversations.work.merge({ contactId, intoId });
      if (part === 'noted') await staff().contacts.notes.add({ contactId, text: 'Rang back.' });
      if (whole === 'new') await insertTestMessage(database(), intoId, { createdAt: NOW });
    };
    await merge('A', 'old', 'old');
    await merge('B', 'old', 'new');
    await merge('C', 'noted', 'old');
    await merge('D', 'won', 'old');
    await applyRetention(database(), NOW);
    const rows = await database().selectFrom('contacts').select('first_name').orderBy('first_name').execute();
    expect(rows.map((row) => row.first_name)).toEqual(['Bpart', 'Bwhole', 'Cpart', 'Cwhole', 'Dpart', 'Dwhole']);
    expect((await staff().audit.list({ action: 'contact.expire' })).items).toMatchObject([{ detail: { count: 2 } }]);
  });

  test('can be unlimited, or shorter', async () => {
    await sendContact('Old', 60);
    await staff().privacy.updateRetention({ ...DEFAULT_RETENTION, contactMonths: 0 });
    await applyRetention(database(), NOW);
    expect(await names()).toEqual(['Old']);
    await staff().privacy.updateRetention({ ...DEFAULT_RETENTION, contactMonths: 1 });
    await sendContact('New', 0.5);
    await applyRetention(database(), NOW);
    expect(await names()).toEqual(['New']);
  });

  test('deletes ended sessions and old audit log entries', async () => {
    const staffRow = { email: 'ada@example.com', email_key: 'ada@example.com', name: '', role: 'admin' as const };
    await database()
      .insertInto('staff')
      .values({ id: 'ada', ...staffRow, password_hash: '', created_at: NOW })
      .execute();
    for (const [hash, months] of [
      ['old', 2],
      ['new', 0],
    ] as const) {
      const at = monthsBefore(NOW, months);
      const row = { token_hash: hash, staff_id: 'ada', user_agent: '', network: '' };
      await database()
        .insertInto('sessions')
        .values({ ...row, created_at: at, last_seen_at: at, confirmed_at: at, expires_at: at })
        .execute();
    }
    for (const months of [11, 13]) {
      await recordAlone(database(), COMMAND, { action: 'backup.make' }, monthsBefore(NOW, months));
    }
    await applyRetention(database(), NOW);
    expect(await database().selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'new' }]);
    expect((await staff().audit.list({ action: 'backup.make' })).total).toBe(1);
  });

  test('bounds the periods, and audits each change of them', async () => {
    expect(await staff().privacy.retention()).toEqual(DEFAULT_RETENTION);
    for (const wrong of [{ auditMonths: 11 }, { sessionDays: 0 }, { contactMonths: 1.5 }, { unconfirmedDays: 400 }]) {
      const refused = staff().privacy.updateRetention({ ...DEFAULT_RETENTION, ...wrong });
      await expect(refused).rejects.toThrow('must be a whole number from');
    }
    const changed = { contactMonths: 36, sessionDays: 7, unconfirmedDays: 3, auditMonths: 0 };
    expect(await staff().privacy.updateRetention(changed)).toEqual(changed);
    expect(await staff().privacy.retention()).toEqual(changed);
    expect((await staff().audit.list({ action: 'retention.change' })).items).toMatchObject([{ detail: changed }]);
  });
});
