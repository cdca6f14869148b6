import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { Db } from '../../core/store/schema.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { callerAddress } from '../../core/limits/caller-address.ts';
import { addressPrefix } from '../../core/limits/caller-network.ts';
import { countAttempt } from '../../core/limits/rate-limit.ts';
import { loggedPath } from './page-address.ts';

/** The endpoint for reports of Content-Security-Policy violations. */
export const REPORTS_PATH = '/reports/csp';

const BODY_LIMIT_BYTES = 16_000;
const LIMIT = { limit: 30, windowSeconds: 600 };

/** Both report formats of browsers; other fields are ignored. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'] ?? '',
    },
  ]);
const newReports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: z.string(),
        effectiveDirective: z.string(),
        blockedURL: z.string().optional(),
      }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? '',
    })),
  );
const reportSchema = z.union([oldReport, newReports]);

/** Logs reports of Content-Security-Policy violations, with URLs without their queries. */
export const violationReportsPlugin = fp(registerViolationReports, {
  name: 'violation-reports',
  dependencies: ['errors'],
  encapsulate: true,
});

async function registerViolationReports(
  app: FastifyInstance,
  { db, now }: { db: Db; now: () => string },
): Promise<void> {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    try {
      await countAttempt(db, `csp-report:${addressPrefix(callerAddress(request))}`, LIMIT, now());
    } catch (error) {
      logFailure(request.log, error, 'report failed');
      const { status, message, retryAfterSeconds } = publicError(error);
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      return reply.code(status).send({ error: message });
    }
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'This is no report of a Content-Security-Policy.' });
    for (const { page, directive, blocked } of parsed.data) {
      const violation = {
        page: pathOf(page),
        directive: directive.slice(0, 100),
        blocked: withoutQuery(blocked),
      };
      request.log.warn({ violation }, 'a browser refused what the policy does not allow');
    }
    return reply.code(204).send();
  });
}

/** The page of a report, for the log. */
function pathOf(address: string): string {
  return URL.canParse(address) ? loggedPath(new URL(address).pathname).slice(0, 300) : '';
}

/** Removes the query, which may contain personal data. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, 300);
}
