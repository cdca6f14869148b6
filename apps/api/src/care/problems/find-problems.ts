import { PROBLEM_KINDS, type Problem, type ProblemKind } from '@tideline/domain/site/problem';
import type { Capability } from '@tideline/domain/staff/capability';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import { countIssues } from '../../audience/newsletter/issues/issue-list.repository.ts';
import type { Context } from '../../context.ts';
import { findCurrentMail } from '../../core/mail-accounts/current-mail.ts';
import { findOutbox } from '../../core/mail/outbox-report.repository.ts';
import { findMailboxState } from '../../core/mailbox/mailbox-reader.repository.ts';
import { listStaffHours } from '../../sales/bookings/times/hours.repository.ts';
import { findLatestBackup, findProvenBackup } from '../backup/backups.repository.ts';
import { listWebhooks } from '../webhooks/webhooks.repository.ts';

/** Shorter outages of a mail server are not reported. */
const PATIENCE_MS = 10 * MINUTE_MS;

type Site = Pick<Context, 'db' | 'mail' | 'now' | 'capabilities'>;
type Found = Omit<Problem, 'kind'> | null;

/** Each kind with the capability that may read it. */
const CHECKS: Record<ProblemKind, { needs: Capability; find: (site: Site) => Promise<Found> }> = {
  backup: { needs: 'backups.read', find: findStoppedBackups },
  mail: { needs: 'mail.read', find: findStuckMail },
  issues: { needs: 'mail.read', find: findWaitingIssues },
  mailbox: { needs: 'mail.read', find: findUnreadMailbox },
  calendar: { needs: 'bookings.read', find: findUnreadCalendars },
  webhook: { needs: 'webhooks.read', find: findDisabledWebhooks },
};

/** What does not work, as far as the caller may read it; in the order of `PROBLEM_KINDS`. */
export async function findProblems(ctx: Site): Promise<Problem[]> {
  const kinds = PROBLEM_KINDS.filter((kind) => ctx.capabilities.has(CHECKS[kind].needs));
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const problem = await CHECKS[kind].find(ctx);
      return problem ? [{ kind, ...problem }] : [];
    }),
  );
  return found.flat();
}

async function findStoppedBackups({ db, now }: Site): Promise<Found> {
  const latest = await findLatestBackup(db, now());
  if (!latest?.problem) return null;
  const lastWorkedAt = (await findProvenBackup(db, now()))?.startedAt ?? null;
  return { title: 'Backups have stopped', reasons: [latest.problem], effect: '', lastWorkedAt };
}

async function findStuckMail({ db, mail, now }: Site): Promise<Found> {
  if (mail.server === null) return null;
  const unusable = mail.accounts && (await findCurrentMail(db, mail.accounts.environment)).smtp.state.problem;
  if (unusable) return { title: 'Email cannot be sent', reasons: [unusable], effect: 'Email waits until then.' };
  const { counts, lastError } = await findOutbox(db);
  const isStuck =
    counts.waiting > 0 && lastError !== null && Date.parse(now()) - Date.parse(lastError.at) >= PATIENCE_MS;
  if (!isStuck && counts.failed === 0) return null;
  return {
    title: counts.failed > 0 ? `${quantity(counts.failed, 'email')} could not be sent` : 'Email cannot be sent',
    reasons: lastError ? [lastError.text] : [],
    effect: 'Replies to inquiries may be among them.',
  };
}

async function findWaitingIssues({ db, mail, capabilities }: Site): Promise<Found> {
  if (mail.server !== null) return null;
  const count = await countIssues(db, ['scheduled', 'sending']);
  if (count === 0) return null;
  return {
    title: `${quantity(count, 'issue')} of the newsletter cannot be sent`,
    reasons: ['No mail server is set up.'],
    effect: capabilities.has('settings.change')
      ? 'Set one up in Settings: it is tested before it is stored.'
      : 'An admin can set one up in Settings.',
  };
}

async function findUnreadMailbox({ db, mail }: Site): Promise<Found> {
  const state = mail.mailbox && (await findMailboxState(db, mail.mailbox.key));
  if (!state?.lastError) return null;
  const { lastError, lastReadAt } = state;
  if (lastReadAt !== null && Date.parse(lastError.at) - Date.parse(lastReadAt) < PATIENCE_MS) return null;
  return {
    title: 'The mailbox cannot be read',
    reasons: [lastError.text],
    effect: 'Answers, bounces and complaints wait there.',
    lastWorkedAt: lastReadAt,
  };
}

async function findUnreadCalendars({ db }: Site): Promise<Found> {
  const failing = (await listStaffHours(db)).flatMap(({ name, feed }) => (feed?.failedAt ? [{ name, feed }] : []));
  if (failing.length === 0) return null;
  const readAt = failing
    .map(({ feed }) => feed.readAt)
    .toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1));
  return {
    title: failing.length === 1 ? 'A private calendar cannot be read' : 'Private calendars cannot be read',
    reasons: failing.map(({ name, feed }) => `${name}: ${feed.problem}`),
    effect: 'Appointments since then may be offered as free times.',
    lastWorkedAt: readAt[0] ?? null,
  };
}

async function findDisabledWebhooks({ db, now }: Site): Promise<Found> {
  const disabled = (await listWebhooks(db, now())).filter(({ state }) => state === 'disabled');
  if (disabled.length === 0) return null;
  const isOne = disabled.length === 1;
  return {
    title: isOne ? 'A webhook was disabled' : `${disabled.length} webhooks were disabled`,
    reasons: disabled.map(({ name, disabledReason }) => `${name}: ${disabledReason}`),
    effect: `${isOne ? 'It gets' : 'They get'} no events until somebody resumes ${isOne ? 'it' : 'them'}.`,
  };
}

function quantity(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
