import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../core/store/schema.ts';
import { isApiKey } from '../api-keys/api-key.ts';
import { identifyByKey } from '../api-keys/identify-by-key.ts';
import { findSession } from './sessions.repository.ts';
import { hashToken } from './session.ts';

/** The caller of a request, as identified by its bearer token. */
type Caller = Pick<Context, 'staff' | 'apiKey' | 'capabilities' | 'tokenHash' | 'confirmedAt' | 'tokenRefusal'>;

/** The caller of a request without a token. */
export const ANONYMOUS: Caller = {
  staff: null,
  apiKey: null,
  capabilities: new Set(),
  tokenHash: null,
  confirmedAt: null,
  tokenRefusal: null,
};

const ENDED = 'Your session has ended. Please sign in again.';

/** Identifies the owner of a bearer token, which is a session's or an API key. */
export async function identify(db: Db, token: string | null, address: string, now: string): Promise<Caller> {
  if (token === null) return ANONYMOUS;
  if (isApiKey(token)) {
    const found = await identifyByKey(db, token, address, now);
    if (found.refusal !== null) return { ...ANONYMOUS, tokenRefusal: found.refusal };
    const { id, name } = found.apiKey;
    return { ...ANONYMOUS, staff: found.owner, apiKey: { id, name }, capabilities: found.capabilities };
  }
  const tokenHash = hashToken(token);
  const session = token === '' ? null : await findSession(db, tokenHash, now);
  if (!session) return { ...ANONYMOUS, tokenRefusal: ENDED };
  const { staff, confirmedAt } = session;
  return { ...ANONYMOUS, staff, capabilities: capabilitiesOf(staff.role), tokenHash, confirmedAt };
}
