import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('subscribers in batches', (database) => {
  const subscribers = () => callAsStaff(database()).subscribers;

  async function readAudit() {
    return database().selectFrom('audit').select(['id', 'action', 'object_id']).execute();
  }

  /** What `run` answers, and the lines that it leaves in the audit log. */
  async function audited<Result>(run: () => Promise<Result>): Promise<{ result: Result; lines: string[] }> {
    const before = new Set((await readAudit()).map(({ id }) => id));
    const result = await run();
    const rows = (await readAudit()).filter(({ id }) => !before.has(id));
    return { result, lines: rows.map(({ action, object_id }) => `${action} ${object_id}`).toSorted() };
  }

  /** An address that has unsubscribed, and whose row was deleted. */
  async function removeUnsubscribed(email: string): Promise<void> {
    const { id } = await subscribers().add({ email });
    await subscribers().update({ id, status: 'unsubscribed' });
    await subscribers().remove({ id });
  }

  test('answer an outcome for each address, in their order, and record each that is added', async () => {
    const { id: known } = await subscribers().add({ email: 'bob@example.com', source: 'fair' });
    await removeUnsubscribed('gone@example.com');
    const batch = [
      { email: ' Zoe@example.com ', source: 'crm' },
      { email: 'BOB@example.com', source: 'crm' },
      { email: 'nobody' },
      { email: 'GONE@example.com' },
      { email: 'ada@example.com' },
      { email: 'zoe@EXAMPLE.com', source: 'other' },
    ];
    const { result: outcomes, lines } = await audited(() => subscribers().addMany({ subscribers: batch }));
    const [zoe, ada] = [outcomes[0]?.id, outcomes[4]?.id];
    const reason = 'Email address must look like name@example.com.';
    const left = 'This address has unsubscribed. Only the person can rejoin, by signing up on the site.';
    expect(outcomes).toEqual([
      { email: ' Zoe@example.com ', outcome: 'added', id: expect.any(String), reason: null },
      { email: 'BOB@example.com', outcome: 'known', id: known, reason: null },
      { email: 'nobody', outcome: 'refused', id: null, reason },
      { email: 'GONE@example.com', outcome: 'refused', id: null, reason: left },
      { email: 'ada@example.com', outcome: 'added', id: expect.any(String), reason: null },
      { email: 'zoe@EXAMPLE.com', outcome: 'known', id: zoe, reason: null },
    ]);
    const { items } = await subscribers().list({ sort: 'email' });
    expect(items.map(({ email, source, status }) => [email, source, status])).toEqual([
      ['ada@example.com', null, 'active'],
      ['bob@example.com', 'fair', 'active'],
      ['Zoe@example.com', 'crm', 'active'],
    ]);
    expect(lines).toEqual([`subscriber.add ${ada}`, `subscriber.add ${zoe}`].toSorted());
  });

  test('are added whole or, on a failure, not at all', async () => {
    await sql`create unique index odd on subscribers (status) where email_key in ('y@example.com', 'z@example.com')`.execute(
      database(),
    );
    const batch = { subscribers: [{ email: 'a@example.com' }, { email: 'y@example.com' }, { email: 'z@example.com' }] };
    await expect(subscribers().addMany(batch)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect((await subscribers().list()).total).toBe(0);
    expect(await readAudit()).toEqual([]);
  });

  test('of the same addresses at once add each once', async () => {
    const emails = Array.from({ length: 40 }, (_, at) => `reader-${at}@example.com`);
    const answers = await Promise.all([
      subscribers().addMany(toBatch(emails)),
      subscribers().addMany(toBatch(emails.toReversed())),
      subscribers().addMany(toBatch(emails)),
    ]);
    const outcomes = answers.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(40);
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(80);
    expect((await subscribers().list()).total).toBe(40);
  });

  test('are removed, with what was missing; who has said no stays refused', async () => {
    const { id: ada } = await subscribers().add({ email: 'ada@example.com' });
    const { id: bob } = await subscribers().add({ email: 'bob@example.com' });
    const { id: eve } = await subscribers().add({ email: 'eve@example.com' });
    await subscribers().update({ id: bob, status: 'unsubscribed' });
    const ids = ['nobody', bob, ada, ada];
    const { result, lines } = await audited(() => subscribers().removeMany({ ids }));
    expect(result).toEqual({ removed: 2, missing: ['nobody'] });
    expect((await subscribers().list()).items.map(({ id }) => id)).toEqual([eve]);
    expect(lines).toEqual([`subscriber.remove ${ada}`, `subscriber.remove ${bob}`].toSorted());
    await expect(subscribers().add({ email: 'bob@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await subscribers().add({ email: 'ada@example.com' })).toMatchObject({ status: 'active' });
  });

  test('have from one to a hundred subscribers', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `reader-${at}`);
    const lists = [[], many];
    for (const list of lists) {
      const added = subscribers().addMany({ subscribers: list.map((name) => ({ email: `${name}@example.com` })) });
      await expect(added).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      await expect(subscribers().removeMany({ ids: list })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    const whole = many.slice(1).map((name) => ({ email: `${name}@example.com` }));
    expect(await subscribers().addMany({ subscribers: whole })).toHaveLength(100);
  });
});

function toBatch(emails: readonly string[]) {
  return { subscribers: emails.map((email) => ({ email })) };
}
