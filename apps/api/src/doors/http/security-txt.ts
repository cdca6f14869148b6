import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

type SecurityTxtOptions = { db: Db; origin: () => string; now: () => string };

/** `/.well-known/security.txt`: the contact for vulnerability reports. Source: RFC 9116. */
export const securityTxtPlugin = fp(registerSecurityTxt, {
  name: 'security-txt',
  dependencies: ['errors'],
  encapsulate: true,
});

async function registerSecurityTxt(app: FastifyInstance, { db, origin, now }: SecurityTxtOptions): Promise<void> {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { contactEmail } = await findSettings(db);
    const expires = later(now(), VALID_DAYS * DAY_MS);
    const lines = [
      `Contact: mailto:${encodeURI(contactEmail)}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${origin()}/.well-known/security.txt`,
    ];
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
    return reply.send(`${lines.join('\n')}\n`);
  });
}
