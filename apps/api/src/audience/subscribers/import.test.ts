import { expect, onTestFinished, test } from 'vitest';
import { IMPORT_LIMITS } from '@tideline/domain/subscriber/subscriber-import';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { exportSubscribers } from './export-subscribers.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describeOnEachDatabase('an import of subscribers', (database) => {
  const check = (file: string | Uint8Array) =>
    callAsStaff(database()).subscribers.checkImport({ file: typeof file === 'string' ? bytes(file) : file });

  async function all() {
    return (await callAsStaff(database()).subscribers.list()).items.map(({ email, status, source }) => {
      return { email, status, source };
    });
  }

  async function outcomes(file: string | Uint8Array) {
    return (await check(file)).rows.map(({ email, outcome }) => `${email} ${outcome}`);
  }

  test('reports the action and reason for each row, and writes nothing', async () => {
    const staff = callAsStaff(database());
    await staff.subscribers.add({ email: 'known@example.com' });
    const { id } = await staff.subscribers.add({ email: 'left@example.com' });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    const { rows, counts } = await check(
      'Email,Name\r\nnew@example.com,"Lee, Ann"\r\nKNOWN@example.com,\r\nleft@example.com,\r\n\r\nNew@Example.com,\r\nnonsense,x\r\n,Nobody\r\n',
    );
    expect(rows).toEqual([
      { line: 2, email: 'new@example.com', outcome: 'new', reason: null },
      { line: 3, email: 'KNOWN@example.com', outcome: 'known', reason: 'Already on the list.' },
      {
        line: 4,
        email: 'left@example.com',
        outcome: 'unsubscribed',
        reason: 'On the list as unsubscribed; stays that way.',
      },
      { line: 6, email: 'New@Example.com', outcome: 'duplicate', reason: 'The same address is on line 2.' },
      { line: 7, email: 'nonsense', outcome: 'invalid', reason: 'Email address must look like name@example.com.' },
      { line: 8, email: '', outcome: 'invalid', reason: 'Email address is required.' },
    ]);
    expect(counts).toEqual({ new: 1, known: 1, unsubscribed: 1, duplicate: 1, invalid: 2 });
    expect(await all()).toHaveLength(2);
  });

  test('adds exactly the checked rows, and reactivates no one', async () => {
    const staff = callAsStaff(database());
    const { id } = await staff.subscribers.add({ email: 'left@example.com', source: 'fair' });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    const file = bytes('source;E-Mail\nfair;ada@example.com\n;bob@example.com\nfair;LEFT@example.com\n');
    const { digest } = await staff.subscribers.checkImport({ file });
    expect(await staff.subscribers.import({ file, digest })).toEqual({ added: 2 });
    expect((await all()).toSorted((a, b) => (a.email < b.email ? -1 : 1))).toEqual([
      { email: 'ada@example.com', status: 'active', source: 'fair' },
      { email: 'bob@example.com', status: 'active', source: 'import' },
      { email: 'left@example.com', status: 'unsubscribed', source: 'fair' },
    ]);
    const again = await staff.subscribers.checkImport({ file });
    expect(again.counts).toMatchObject({ new: 0, known: 2, unsubscribed: 1 });
  });

  test('is refused when its result has changed since the check', async () => {
    const staff = callAsStaff(database());
    const file = bytes('email\nada@example.com\nbob@example.com\n');
    const { digest } = await staff.subscribers.checkImport({ file });
    await callAsVisitor(database()).subscribers.subscribe({ email: 'ada@example.com' });
    await expect(staff.subscribers.import({ file, digest })).rejects.toMatchObject({ code: 'CONFLICT' });
    const other = bytes('email\neve@example.com\n');
    await expect(staff.subscribers.import({ file: other, digest })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await all()).toHaveLength(1);
  });

  test('reports an address with a NUL character as invalid and continues', async () => {
    expect(await outcomes('email\nada\0@example.com\nbob@example.com\n')).toEqual([
      'ada\0@example.com invalid',
      'bob@example.com new',
    ]);
  });

  test('skips rows that the file marks as unsubscribed or unconfirmed', async () => {
    expect(await outcomes('email,status\na@example.com,Unsubscribed\nb@example.com,active\n')).toEqual([
      'a@example.com unsubscribed',
      'b@example.com new',
    ]);
    expect(await outcomes('email,status\na@example.com,Unconfirmed\nb@example.com,pending\n')).toEqual([
      'a@example.com unsubscribed',
      'b@example.com unsubscribed',
    ]);
  });

  test.each([
    [
      'Ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n' +
        '1,a@example.com,A,"=HYPERLINK(""x"")",true,false,,2021-08-27T15:06:27.713Z,,VIP,\n' +
        '2,b@example.com,B,,false,false,,2021-08-27T15:06:27.713Z,,,\n' +
        '3,c@example.com,C,,true,false,,2021-08-27T15:06:27.713Z,2022-01-01T00:00:00.000Z,,\n',
      '2021-08-27T15:06:27.713Z',
      ['The file says subscribed_to_emails false.', 'The file says deleted_at 2022-01-01T00:00:00.000Z.'],
    ],
    [
      'Mailchimp',
      '"Email Address","First Name",MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,NOTES,TAGS\n' +
        'a@example.com,A,2,"2018-02-12 10:54:27","2018-02-12 11:00:00",,,"""Crew"""\n' +
        'b@example.com,B,2,"2018-02-12 10:54:27",,"2018-07-23 12:19:27",,\n',
      '2018-02-12T11:00:00.000Z',
      ['The file says unsub_time 2018-07-23 12:19:27.'],
    ],
    [
      'Substack',
      'email,active_subscription,expiry,email_disabled,created_at\na@example.com,true,,false,2018-08-27 15:06 +0200\nb@example.com,true,,true,\n',
      '2018-08-27T13:06:00.000Z',
      ['The file says email_disabled true.'],
    ],
    [
      'a spreadsheet',
      new Uint8Array(
        Buffer.from(
          '\uFEFFE-Mail;Sign-up date;Unsubscribed\r\na@example.com;2018-08-27;no\r\nb@example.com;;yes\r\n',
          'utf16le',
        ),
      ),
      '2018-08-27T00:00:00.000Z',
      ['The file says unsubscribed yes.'],
    ],
  ])('keeps who has left away, and since when the others agreed: %s', async (_name, file, consentAt, reasons) => {
    const staff = callAsStaff(database());
    const sent = typeof file === 'string' ? bytes(file) : file;
    const { rows, digest } = await staff.subscribers.checkImport({ file: sent });
    expect(rows.flatMap(({ outcome, reason }) => (outcome === 'unsubscribed' ? [reason] : []))).toEqual(reasons);
    expect(await staff.subscribers.import({ file: sent, digest })).toEqual({ added: 1 });
    const { items } = await staff.subscribers.list();
    expect(items).toMatchObject([
      { email: 'a@example.com', status: 'active', confirmation: 'confirmed', consentAt, createdAt: consentAt },
    ]);
    expect(await database().selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('our own export keeps both times, and an empty one stays empty', async () => {
    const staff = callAsStaff(database());
    const file = bytes(
      'email,createdAt,consentAt\na@example.com,2020-01-01T00:00:00.000Z,2020-01-02T00:00:00.000Z\nb@example.com,2020-01-01T00:00:00.000Z,\n',
    );
    const { digest } = await staff.subscribers.checkImport({ file });
    await staff.subscribers.import({ file, digest });
    const { items } = await staff.subscribers.list({ sort: 'email' });
    expect(items.map(({ createdAt, consentAt }) => [createdAt, consentAt])).toEqual([
      ['2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z'],
      ['2020-01-01T00:00:00.000Z', null],
    ]);
  });

  test('a date that is still to come, or is none, says nothing', async () => {
    const staff = callAsStaff(database());
    const file = bytes('email,created_at\na@example.com,2999-01-01\nb@example.com,07/08/2018\n');
    const { digest } = await staff.subscribers.checkImport({ file });
    await staff.subscribers.import({ file, digest });
    expect((await staff.subscribers.list()).items.map(({ consentAt }) => consentAt)).toEqual([null, null]);
  });

  test('reads our own export, including escaped formulas', async () => {
    const staff = callAsStaff(database());
    for (const email of ['+ada@example.com', '=bob@example.com', '-eve@example.com'])
      await staff.subscribers.add({ email });
    let file = '';
    for await (const piece of exportSubscribers(database(), { sort: 'email' })) file += piece;
    expect((await check(file)).counts).toMatchObject({ known: 3, new: 0 });
  });

  test.each([
    ['a byte order mark', bytes('\uFEFFemail,name\nada@example.com,x\n')],
    ['semicolons', 'Name;E-Mail Address\nx;ada@example.com\n'],
    ['tabs and upper case', 'NAME\tEMAIL\nx\tada@example.com\n'],
    ['quoted fields with line breaks', 'note,email\n"two\nlines, ""quoted""",ada@example.com\n'],
    ['old line ends', 'email\rada@example.com\r'],
    ['no heading', 'Ada,ada@example.com\n'],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFemail\nada@example.com\n', 'utf16le'))],
    ['the old Western encoding', new Uint8Array(Buffer.from('email,name\nada@example.com,Zo\xEB\n', 'latin1'))],
    ['spaces around', 'email , name\n  ada@example.com ,x\n'],
  ])('reads a file with %s', async (_name, file) => {
    expect(await outcomes(file)).toEqual(['ada@example.com new']);
  });

  test.each([
    ['no email column', 'name,city\nAda,Los Angeles\n', 'The file has no column called email.'],
    ['nothing in it', '', 'The file has no rows.'],
    ['a heading only', 'email\n', 'The file has no rows.'],
    ['an open quotation mark', 'email\n"ada@example.com\n', 'A quotation mark in the file is not closed.'],
    [
      '50,001 rows',
      `email\n${'a@example.com\n'.repeat(IMPORT_LIMITS.rows + 1)}`,
      'The file has more than 50,000 rows. Split it.',
    ],
  ])('refuses a file with %s', async (_name, file, message) => {
    await expect(check(file)).rejects.toMatchObject({ code: 'BAD_REQUEST', message });
  });

  test('inserts thousands of rows in batches', async () => {
    const file = bytes(`email\n${Array.from({ length: 1_750 }, (_, n) => `reader${n}@example.com`).join('\n')}\n`);
    const staff = callAsStaff(database());
    const { counts, digest } = await staff.subscribers.checkImport({ file });
    expect(counts.new).toBe(1_750);
    expect(await staff.subscribers.import({ file, digest })).toEqual({ added: 1_750 });
    expect((await staff.subscribers.list()).total).toBe(1_750);
  });

  test('accepts a CSV upload', async () => {
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    const headers = { 'content-type': 'text/csv', ...(await openSession(database())) };
    const post = (url: string, payload: string, from: Record<string, string> = headers) =>
      app.inject({ method: 'POST', url: `/api/subscribers/import${url}`, payload, headers: from });
    const checked = await post('/check', 'email\nada@example.com\n');
    expect(checked.json()).toMatchObject({ counts: { new: 1 } });
    const { digest } = checked.json<{ digest: string }>();
    const imported = await post(`?digest=${digest}`, 'email\nada@example.com\n');
    expect([imported.statusCode, imported.json()]).toEqual([200, { added: 1 }]);
    expect((await post('', 'email\nada@example.com\n')).statusCode).toBe(400);
    expect((await post('/check', 'x'.repeat(IMPORT_LIMITS.bytes + 1))).statusCode).toBe(413);
  });
});
