import { setTimeout as sleep } from 'node:timers/promises';
import { later } from '@tideline/domain/time/instant';
import { EVENT_TYPES, type EventType } from '@tideline/domain/webhook/event';
import { WEBHOOK_LIMITS } from '@tideline/domain/webhook/webhook';
import { newWebhookSchema } from '@tideline/domain/webhook/webhook.schema';
import { claimDeliveries } from '../../care/webhooks/delivery/claim-deliveries.repository.ts';
import { isAccepted, openAgents } from '../../care/webhooks/delivery/post-event.ts';
import { answerColumns, sendEvent } from '../../care/webhooks/delivery/send-event.ts';
import { newWebhookSecret, toSigningKey } from '../../care/webhooks/delivery/sign-event.ts';
import { LOOPBACK_TARGETS, refusalOfNew } from '../../care/webhooks/webhook-target.ts';
import { deleteWebhook, insertWebhook } from '../../care/webhooks/webhook-writes.repository.ts';
import { countWebhooks, findWebhook, listWebhooks } from '../../care/webhooks/webhooks.repository.ts';
import { COMMAND, recordAction } from '../../core/audit/audit.repository.ts';
import { recordDelivered, recordUndelivered } from '../../core/delivery/claims.repository.ts';
import { newId } from '../../core/host/new-id.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { CommandError } from './command-error.ts';

/** Its lines of the usage. */
export const LISTEN_USAGE = `  webhooks listen <address> [--events=<types>]
                         forwards events to a program on this machine, such as http://localhost:4000, until Ctrl+C;
                         --events=enquiry.created,booking.created: only those`;

const EVENTS = '--events=';
/** The time between two looks at the outbox. */
const ROUND_MS = 500;
/** The time until a refused event is sent again. */
const RETRY_MS = 2000;

/** What is forwarded, and to which address. */
export type Listening = { name: string; url: string; events: EventType[] };

/**
 * Runs `webhooks listen` until a signal ends it.
 * @returns the text to print; null for any other command
 * @throws CommandError with a sentence
 */
export async function runListenCommand({ db }: { db: Db }, args: readonly string[]): Promise<string | null> {
  if (args[0] !== 'webhooks') return null;
  const listening = readListening(args.slice(1));
  const stop = new AbortController();
  // Not once: Ctrl+C reaches this process from the terminal, and again from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  await listen(db, listening, { print: (line) => console.log(line), stop: stop.signal });
  return 'Forwarding has stopped; the webhook was removed.';
}

/** Parses the words after `webhooks`. @throws CommandError with a sentence */
export function readListening(words: readonly string[]): Listening {
  const [command, url, option, ...rest] = words;
  const isUnderstood = rest.length === 0 && (option === undefined || option.startsWith(EVENTS));
  if (command !== 'listen' || url === undefined || !isUnderstood) {
    throw new CommandError(`Usage: npm run admin -- <command>\n\n${LISTEN_USAGE}`);
  }
  const refusal = refusalOfNew(url, LOOPBACK_TARGETS);
  if (refusal !== null) throw new CommandError(refusal);
  const name = `webhooks listen ${new URL(url).host}`.slice(0, WEBHOOK_LIMITS.name);
  const events = option === undefined ? EVENT_TYPES : option.slice(EVENTS.length).split(',');
  const parsed = newWebhookSchema.safeParse({ name, url, events });
  if (!parsed.success) throw new CommandError(`${parsed.error.issues[0]?.message} See docs/webhooks.md.`);
  return parsed.data;
}

/**
 * Adds a webhook and forwards its events, until `stop`; then removes it. It is paused, so that the server leaves its events to
 * this process.
 * @throws CommandError when it cannot be added, or was removed or resumed meanwhile
 */
export async function listen(
  db: Db,
  listening: Listening,
  { print, stop }: { print: (line: string) => void; stop: AbortSignal },
): Promise<void> {
  const { name, url, events } = listening;
  const [id, secret, agents] = [newId(), newWebhookSecret(), openAgents(1)];
  const sender = { url, keys: [toSigningKey(secret)] };
  await db.transaction().execute(async (trx) => {
    // Left behind when its process was killed.
    for (const old of await listWebhooks(trx, now())) if (old.name === name) await remove(trx, old.id);
    if ((await countWebhooks(trx)) >= WEBHOOK_LIMITS.perSite) {
      throw new CommandError(`There are ${WEBHOOK_LIMITS.perSite} webhooks. Remove one before you listen.`);
    }
    await insertWebhook(trx, { id, name, url, events, secret, staffId: null, state: 'paused' }, now());
    await recordAction(trx, COMMAND, { action: 'webhook.add', objectId: id, detail: { events } }, now());
  });
  try {
    print(`Events of the site go to ${url} until Ctrl+C. They are signed with WEBHOOK_SECRET=${secret}`);
    while (!stop.aborted) {
      await forwardDue();
      await sleep(ROUND_MS, undefined, { signal: stop }).catch(() => undefined);
      const webhook = await findWebhook(db, id, now());
      if (webhook?.state !== 'paused') {
        throw new CommandError('The webhook was removed or resumed in the meantime, so forwarding has stopped.');
      }
    }
  } finally {
    agents.destroy();
    await db.transaction().execute((trx) => remove(trx, id));
  }

  /** Sends what is due, one event after the other. */
  async function forwardDue(): Promise<void> {
    const options = { db, agents, targets: LOOPBACK_TARGETS, stop, now };
    for (;;) {
      const [delivery] = stop.aborted ? [] : await claimDeliveries(db, id, { claim: newId(), now: now() }, 1);
      if (!delivery) return;
      const answer = await sendEvent(delivery, sender, options);
      if (stop.aborted) return;
      const { type, objectId } = delivery.event;
      print(`${type} ${objectId} → ${[answer.statusCode ?? '', answer.text].join(' ').trim()}`);
      const values = answerColumns(answer);
      if (isAccepted(answer.statusCode)) {
        const delivered = { ...values, state: 'delivered', delivered_at: now() } as const;
        await recordDelivered(db, 'webhook_deliveries', delivery, delivered);
      } else {
        await recordUndelivered(db, 'webhook_deliveries', delivery, later(now(), RETRY_MS), values);
      }
    }
  }
}

async function remove(trx: Trx, id: string): Promise<void> {
  const name = await deleteWebhook(trx, id);
  if (name === null) return;
  await recordAction(trx, COMMAND, { action: 'webhook.remove', objectId: id, detail: { name } }, now());
}

function now(): string {
  return new Date().toISOString();
}
