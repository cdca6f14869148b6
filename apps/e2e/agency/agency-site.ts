import type { Email } from 'postal-mime';
import { startOwnServer } from '../support/own-server.ts';

/** The owner of the second agency. */
export const OWNER = { email: 'wren@northpine.example', password: 'eleven finches on a wire' };

/** An SMTP server and the mails that it accepted. */
type Mails = { url: string; inbox: { to: string; mail: Email }[]; stop: () => Promise<void> };

/** A site of another agency. */
export type AgencySite = { url: string; inbox: Mails['inbox']; stop: () => Promise<void> };

/** Starts a new site without sample data, which sends its mails to this server. */
export async function openAgencySite(dataDir: string, mails: Mails): Promise<AgencySite> {
  const site = await startOwnServer(dataDir, {
    SAMPLE_DATA: '0',
    BACKUP_DAYS: '0',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    SMTP_URL: mails.url,
  });
  return {
    url: site.url,
    inbox: mails.inbox,
    async stop() {
      await site.stop();
      await mails.stop();
    },
  };
}
