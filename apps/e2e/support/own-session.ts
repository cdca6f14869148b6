import { createClient } from '@tideline/api-client';
import type { Session } from './fixtures.ts';
import { addOwnAccount } from './own-account.ts';
import { staffLogin } from './staff-login.ts';

type Site = { baseURL: string | undefined };
type Provide = (session: Session) => Promise<void>;

/** A new session of the first account, for tests that end their session or start a server. */
export async function ownSession({ baseURL }: Site, provide: Provide): Promise<void> {
  await provide(await createClient({ url: baseURL ?? '' }).auth.login.mutate(staffLogin));
}

/** The session of an account that only this test uses. */
export async function sessionOfOwnAccount(
  { baseURL, unique }: Site & { unique: (word: string) => string },
  provide: Provide,
): Promise<void> {
  const account = addOwnAccount(unique('staff'));
  await provide(await createClient({ url: baseURL ?? '' }).auth.login.mutate(account));
}
