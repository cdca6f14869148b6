import { writeFile } from 'node:fs/promises';
import type { PersonCounts } from '@tideline/domain/privacy/person';
import { personSchema } from '@tideline/domain/privacy/privacy.schema';
import { COMMAND, recordAlone } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { writeErasureList } from '../../care/privacy/erasure-list.ts';
import { erasePerson, hashPerson } from '../../care/privacy/erase-person.ts';
import { hasAccount, isActor } from '../../care/privacy/person-account.repository.ts';
import { findPerson, summarisePerson } from '../../care/privacy/person.repository.ts';
import { ACCOUNT_FIRST } from '../../care/privacy/privacy.router.ts';
import { CommandError } from './command-error.ts';

/** Usage text of these commands. */
export const PERSON_USAGE = `  person <email>         says how much is kept about an address
  export <email> <file>  writes everything about an address into a new JSON file
  erase <email> --yes    erases everything about an address, for good`;

const IN_LOG = 'The audit log names it as that of a member of staff, until its period is over.';

/** What a command needs. */
export type PersonTools = { db: Db; mediaDir: string; now: string; backupDir: string };

/**
 * Runs a command on the data of one person.
 * @returns the text to print; null for any other command
 * @throws CommandError with a sentence
 */
export async function runPersonCommand(tools: PersonTools, args: readonly string[]): Promise<string | null> {
  const [command, given, option, ...rest] = args;
  if (command !== 'person' && command !== 'export' && command !== 'erase') return null;
  const parsed = personSchema.safeParse({ email: given ?? '' });
  if (!parsed.success || rest.length > 0) {
    throw new CommandError(parsed.error?.issues[0]?.message ?? `Usage: npm run admin -- <command>\n\n${PERSON_USAGE}`);
  }
  const { email } = parsed.data;
  if (command === 'person') return describe(tools, email);
  if (command === 'export') return exportPerson(tools, email, option);
  if (option !== '--yes') throw new CommandError(`${await describe(tools, email)}\nTo erase it for good, add --yes.`);
  return erase(tools, email);
}

async function describe({ db }: PersonTools, email: string): Promise<string> {
  const { counts, hasAccount: isStaff, isSuppressed, isInLog } = await summarisePerson(db, email);
  const others = [
    ...(isStaff ? ['The address is that of a staff account.'] : []),
    ...(isSuppressed ? ['It is on the list of addresses that are never written to.'] : []),
    ...(isInLog ? [IN_LOG] : []),
  ];
  return [`About ${email}: ${inWords(counts)}.`, ...others].join('\n');
}

async function exportPerson(tools: PersonTools, email: string, file: string | undefined): Promise<string> {
  const { db, now } = tools;
  if (file === undefined) throw new CommandError('Name the file to write: npm run admin -- export <email> <file>');
  const person = await findPerson(tools, email, now);
  try {
    // Readable by its owner only, and never overwrites a file.
    await writeFile(file, `${JSON.stringify(person, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const message = `${file} could not be written; name a file that does not exist yet, in a folder that does.`;
    throw new CommandError(message, { cause });
  }
  await recordAlone(db, COMMAND, { action: 'person.export', objectId: await hashPerson(db, email) }, now);
  return `Everything about ${email} is in ${file}.`;
}

async function erase({ db, now, backupDir }: PersonTools, email: string): Promise<string> {
  if (await hasAccount(db, email)) throw new CommandError(ACCOUNT_FIRST);
  const counts = await erasePerson(db, email, COMMAND, now);
  await writeErasureList(db, backupDir);
  const done = `Erased about ${email}: ${inWords(counts)}. A backup that is restored later does not bring it back.`;
  return (await isActor(db, email)) ? `${done}\n${IN_LOG}` : done;
}

function inWords(counts: PersonCounts): string {
  const words: Record<keyof PersonCounts, [one: string, more: string]> = {
    enquiries: ['inquiry', 'inquiries'],
    notes: ['note', 'notes'],
    subscriptions: ['subscription', 'subscriptions'],
    mails: ['email', 'emails'],
    signInAttempts: ['counter of sign-in attempts', 'counters of sign-in attempts'],
  };
  const names = Object.keys(words) as (keyof PersonCounts)[];
  const found = names.filter((name) => counts[name] > 0);
  if (found.length === 0) return 'nothing';
  return new Intl.ListFormat('en-US').format(
    found.map((name) => `${counts[name]} ${words[name][counts[name] === 1 ? 0 : 1]}`),
  );
}
