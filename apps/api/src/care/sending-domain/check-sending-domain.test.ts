import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { dkimName, dkimRecord } from '../../core/mail/dkim-key.ts';
import { openTestDns, type Zone } from '../../testing/mail/dns-server.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { checkSendingDomain, type SendingDomainQuestion } from './check-sending-domain.ts';

const EMAIL = 'hello@agency.example';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const OWN_KEY = dkimRecord({ domain: 'agency.example', selector: 'tideline', privateKey });

const GOOD: Zone = {
  'agency.example': {
    TXT: ['google-site=1', 'v=spf1 include:spf.relay.example -all'],
    MX: ['20 b.example', '10 a.example'],
  },
  [dkimName('s1', 'agency.example')]: { TXT: [`v=DKIM1; k=rsa; p=${'A'.repeat(400)}`] },
  '_dmarc.agency.example': { TXT: ['v=DMARC1; p=quarantine; rua=mailto:d@agency.example'] },
};

async function check(zone: Zone | null, changes: Partial<SendingDomainQuestion> = {}) {
  const question = { contactEmail: EMAIL, smtpHost: 'mail.agency.example', dkim: null, ...changes };
  const { domain, findings } = await checkSendingDomain(await openTestDns(zone), question);
  return { domain, ...Object.fromEntries(findings.map((finding) => [finding.about, finding])) } as Record<
    'SPF' | 'DKIM' | 'DMARC' | 'MX',
    (typeof findings)[number]
  > & { domain: string };
}

test('explains records that are there, also one of several texts and a long key', async () => {
  const report = await check(GOOD);
  expect(report.domain).toBe('agency.example');
  expect([report.SPF.state, report.DKIM.state, report.DMARC.state, report.MX.state]).toEqual(Array(4).fill('good'));
  expect(report.SPF.found).toEqual(['v=spf1 include:spf.relay.example -all']);
  expect(report.DKIM.found).toEqual([`${dkimName('s1', 'agency.example')}: v=DKIM1; k=rsa; p=${'A'.repeat(400)}`]);
  expect(report.MX.found).toEqual(['a.example', 'b.example']);
  expect(report.DMARC.sentence).toBe('Mail that fails the other checks is treated as spam.');
});

test('names the records to add to a domain without any', async () => {
  const report = await check({});
  expect([report.SPF, report.DKIM, report.DMARC, report.MX].map(({ state, add }) => [state, add])).toEqual([
    ['missing', { type: 'TXT', name: 'agency.example', value: 'v=spf1 a:mail.agency.example ~all' }],
    ['missing', null],
    [
      'missing',
      { type: 'TXT', name: '_dmarc.agency.example', value: 'v=DMARC1; p=none; rua=mailto:hello@agency.example' },
    ],
    ['missing', null],
  ]);
  expect((await check({}, { smtpHost: null })).SPF.add?.value).toBe('v=spf1 mx ~all');
});

test.each([
  ['v=spf1 +all', 'weak'],
  ['v=spf1 mx ?all', 'weak'],
  ['v=spf1 all', 'weak'],
  ['v=spf1 mx ~all', 'good'],
  ['v=spf10 mx ~all', 'missing'],
])('SPF %s is %s', async (record, state) => {
  expect((await check({ 'agency.example': { TXT: [record] } })).SPF.state).toBe(state);
});

test('several SPF or DMARC records count as none', async () => {
  const zone = {
    'agency.example': { TXT: ['v=spf1 mx ~all', 'v=spf1 a ~all'] },
    '_dmarc.agency.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
  };
  const { SPF, DMARC } = await check(zone);
  expect([SPF.state, DMARC.state]).toEqual(['weak', 'weak']);
});

test('DMARC is that of the domain above; one without a policy is weak', async () => {
  const contactEmail = 'hello@mail.agency.example';
  expect((await check(GOOD, { contactEmail })).DMARC.state).toBe('good');
  expect((await check({ '_dmarc.agency.example': { TXT: ['v=DMARC1; rua=mailto:x@y.example'] } })).DMARC.state).toBe(
    'weak',
  );
});

test('the key of this site must be in the DNS, and of the domain of the contact email', async () => {
  const missing = (await check(GOOD, { dkim: OWN_KEY })).DKIM;
  expect([missing.state, missing.add]).toEqual(['missing', { type: 'TXT', name: OWN_KEY.name, value: OWN_KEY.value }]);
  const other = { [OWN_KEY.name]: { TXT: ['v=DKIM1; k=rsa; p=another'] } };
  expect((await check(other, { dkim: OWN_KEY })).DKIM.sentence).toContain('not the one that this site signs with');
  const zone = { [OWN_KEY.name]: { TXT: [OWN_KEY.value] } };
  expect((await check(zone, { dkim: OWN_KEY })).DKIM.state).toBe('good');
  expect((await check(zone, { dkim: OWN_KEY, contactEmail: 'hello@other.example' })).DKIM.state).toBe('weak');
  expect((await check({ [OWN_KEY.name]: { TXT: ['v=DKIM1; p='] } }, { dkim: OWN_KEY })).DKIM.state).toBe('missing');
});

test('a domain that says it receives no mail has no mail server', async () => {
  expect((await check({ 'agency.example': { MX: ['0 .'] } })).MX.state).toBe('missing');
});

test('without a network it says so, and does not call anything missing', async () => {
  const { SPF, DKIM, DMARC, MX } = await check(null);
  expect([SPF.state, DKIM.state, DMARC.state, MX.state]).toEqual(Array(4).fill('unknown'));
  expect(SPF.sentence).toContain('The name server did not answer.');
});

test('a name server that never answers is not waited for', async () => {
  const patient = await openTestDns(null, 100);
  const question = { contactEmail: EMAIL, smtpHost: null, dkim: null };
  const { findings } = await checkSendingDomain(patient, question, 50);
  expect(findings.map(({ state }) => state)).toEqual(Array(4).fill('unknown'));
});

test('the call checks the domain of the contact email, and is limited', async () => {
  const { db, close } = await openTestSqlite();
  const staff = callAsStaff(db);
  expect((await staff.sendingDomain.check()).domain).toBe('tideline.example');
  await db.updateTable('rate_limits').set({ count: 20 }).where('key', 'like', 'sending-domain:%').execute();
  await expect(staff.sendingDomain.check()).rejects.toThrow('Too many attempts');
  await close();
});
