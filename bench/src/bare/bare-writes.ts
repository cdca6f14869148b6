/** The bare counterparts of an enquiry and a sign-up. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { CONTACT_PACKAGES } from '@tideline/domain/contact/contact';
import type { Database as Tables } from '../../../apps/api/src/core/store/schema.ts';

const line = z.string().trim().min(1).max(100);
const enquirySchema = z.object({
  firstName: line,
  lastName: line,
  email: z.email().max(254),
  company: line,
  package: z.enum(CONTACT_PACKAGES),
  message: z.string().max(5000),
});
const signUpSchema = z.object({ email: z.email().max(254), source: line });

/**
 * Adds routes for an enquiry and a sign-up, which validate and insert one row in a transaction that begins with the write lock.
 */
export function addWrites(app: FastifyInstance, db: Kysely<Tables>): void {
  app.post('/contact', async (request, reply) => {
    const { firstName, lastName, email, company, message, ...enquiry } = enquirySchema.parse(request.body);
    const [id, now] = [randomUUID(), new Date().toISOString()];
    await inTransaction(db, (trx) =>
      trx.insertInto('contacts').values({
        id,
        reference: id,
        first_name: firstName,
        last_name: lastName,
        email,
        company,
        message,
        package: enquiry.package,
        package_name: '',
        answers_json: '[]',
        topic: '',
        value: null,
        lost_reason: '',
        source: 'bench',
        status: 'pending',
        is_sample: 0,
        submitted_at: now,
        updated_at: now,
        search_text: `${firstName} ${lastName} ${email} ${company}`.toLowerCase(),
        name_key: `${firstName} ${lastName}`.toLowerCase(),
        first_answered_at: null,
        answer_seconds: null,
        idempotency_key: null,
      }),
    );
    return reply.code(201).send({ message: 'received', reference: id });
  });

  app.post('/subscribers', async (request, reply) => {
    const { email, source } = signUpSchema.parse(request.body);
    const now = new Date().toISOString();
    await inTransaction(db, (trx) =>
      trx.insertInto('subscribers').values({
        id: randomUUID(),
        email,
        email_key: email.toLowerCase(),
        source,
        status: 'active',
        confirmation: 'confirmed',
        confirm_by: null,
        frequency: 'every',
        consent_at: null,
        consent_text: '',
        soft_bounces: 0,
        delivery: 'ok',
        is_sample: 0,
        created_at: now,
        updated_at: now,
      }),
    );
    return reply.code(201).send({ message: 'subscribed' });
  });
}

/** Kysely's own `transaction()` begins without the write lock. */
async function inTransaction(
  db: Kysely<Tables>,
  insert: (db: Kysely<Tables>) => { execute: () => Promise<unknown> },
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    await insert(connection).execute();
    await sql`commit`.execute(connection);
  });
}
