import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { personSummaryAnswer } from '@tideline/domain/privacy/privacy.answer';
import type { analyticsAnswer } from '@tideline/domain/stats/stats.answer';
import type { teamAnswer } from '@tideline/domain/team/team.answer';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';

type PersonCount = z.infer<typeof personSummaryAnswer>;

/** Answers with enquiries or their number, which programs read as `inquiries`. */
export function inquiryRoutes(rest: FastifyInstance): void {
  rest.route<{ Params: { id: string } }>({
    ...routeOf(appRouter.trails.ofSubscriber),
    handler: async (request) => renamed(await request.call.trails.ofSubscriber(request.params)),
  });

  rest.route<{ Params: { id: string } }>({
    ...routeOf(appRouter.issues.results.byId),
    handler: async (request) => renamed(await request.call.issues.results.byId(request.params)),
  });

  rest.route<{ Querystring: Exclude<Inputs['stats']['analytics'], void> }>({
    ...routeOf(appRouter.stats.analytics),
    handler: async (request) => {
      const { days, previous, ...others } = await request.call.stats.analytics(request.query);
      const analytics: z.infer<typeof analyticsAnswer> = {
        ...others,
        days: days.map(renamed),
        previous: previous && renamed(previous),
      };
      return analytics;
    },
  });

  rest.route({
    ...routeOf(appRouter.team.list),
    handler: async (request) => {
      const { members, invitations } = await request.call.team.list();
      const team: z.infer<typeof teamAnswer> = { members: members.map(renamed), invitations };
      return team;
    },
  });

  rest.route<{ Body: Inputs['privacy']['find'] }>({
    ...routeOf(appRouter.privacy.find),
    handler: async (request) => {
      const { counts, ...person } = await request.call.privacy.find(request.body);
      const summary: PersonCount = { ...person, counts: renamed(counts) };
      return summary;
    },
  });
}

function renamed<Enquiries, Answer>({ enquiries, ...others }: { enquiries: Enquiries } & Answer) {
  return { ...others, inquiries: enquiries };
}
