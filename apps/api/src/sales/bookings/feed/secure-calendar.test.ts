import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { expect, onTestFinished, test } from 'vitest';
import { openCalls } from '../../../testing/fill/open-calls.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { type CalendarNetwork, PUBLIC_CALENDARS } from './fetch-calendar.ts';
import { saveFeed } from './feeds.repository.ts';
import { readDueFeeds } from './read-feeds.ts';

const CALENDAR = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:dentist
DTSTART:20261123T173000Z
DURATION:PT30M
END:VEVENT
END:VCALENDAR
`;
/** The public internet and this machine. */
const WITH_LOOPBACK: CalendarNetwork = { ...PUBLIC_CALENDARS, isAllowed: () => true, isAllowedPort: () => true };

/** A site over TLS, with a certificate for 127.0.0.1 that no authority has signed. */
async function openSecureSite(): Promise<{ port: number; certificate: string }> {
  const folder = await openTestFolder();
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=calendar'.split(' ');
  const name = ['-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  execFileSync('openssl', ['req', '-x509', ...options, ...name, ...files], { stdio: 'ignore' });
  const [key, certificate] = [readFileSync(keyFile, 'utf8'), readFileSync(certificateFile, 'utf8')];
  const site: Server = createServer({ key, cert: certificate }, (_request, response) => response.end(CALENDAR));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  return { port: (site.address() as AddressInfo).port, certificate };
}

/** Trusts a certificate, as `NODE_EXTRA_CA_CERTS` does, until the test ends. */
function trust(certificate: string): void {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate]);
  onTestFinished(() => setDefaultCACertificates(usual));
}

describeOnEachDatabase('a private calendar over https', (database) => {
  const feedOf = async () => (await callAsStaff(database()).bookings.hours())[0]?.feed;
  async function openWithFeed(url: string): Promise<void> {
    await openCalls(database());
    await database()
      .transaction()
      .execute((trx) => saveFeed(trx, { staffId: TEST_STAFF.id, url }, TEST_NOW));
  }

  test('is read when its certificate is trusted; until then staff see why not', async () => {
    const { port, certificate } = await openSecureSite();
    await openWithFeed(`https://127.0.0.1:${port}/private-4f1c2d.ics`);
    await readDueFeeds(database(), TEST_NOW, WITH_LOOPBACK);
    expect(await feedOf()).toEqual({
      host: '127.0.0.1',
      readAt: null,
      failedAt: TEST_NOW,
      problem:
        'No secure connection to the calendar’s site: its certificate may be invalid or untrusted (DEPTH_ZERO_SELF_SIGNED_CERT).',
    });
    expect(await database().selectFrom('busy_times').selectAll().execute()).toEqual([]);

    trust(certificate);
    const next = later(TEST_NOW, 15 * MINUTE_MS);
    await readDueFeeds(database(), next, WITH_LOOPBACK);
    expect(await feedOf()).toMatchObject({ readAt: next, failedAt: null, problem: '' });
    expect(await database().selectFrom('busy_times').select('starts_at').execute()).toEqual([
      { starts_at: '2026-11-23T17:30:00.000Z' },
    ]);
  });

  test('is not read under a name that its certificate does not have', async () => {
    const { port, certificate } = await openSecureSite();
    trust(certificate);
    await openWithFeed(`https://localhost:${port}/private-4f1c2d.ics`);
    await readDueFeeds(database(), TEST_NOW, WITH_LOOPBACK);
    expect(await feedOf()).toMatchObject({
      readAt: null,
      problem: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID') as string,
    });
  });
});
