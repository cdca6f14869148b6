import { startOwnServer } from '../support/own-server.ts';

/** The owner of the second agency. */
export const OWNER = { email: 'wren@northpine.example', password: 'eleven finches on a wire' };

/** A site of another agency. */
export type AgencySite = { url: string; stop: () => Promise<void> };

/** Starts a new site without sample data. */
export function openAgencySite(dataDir: string): Promise<AgencySite> {
  return startOwnServer(dataDir, {
    SAMPLE_DATA: '0',
    BACKUP_DAYS: '0',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
}
