import type { Problem } from '@tideline/domain/site/problem';
import { problemAnswer } from '@tideline/domain/site/problem.answer';
import { list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findProblems } from './find-problems.ts';

/** What does not work on this site. */
export const problemsRouter = router({
  list: staffCall('settings.read', {
    rest: 'GET /problems',
    summary: 'List what does not work until staff mend it',
    description:
      'Stopped backups, mail that cannot be sent, an unreadable mailbox or calendar, disabled webhooks. Each is listed only for a caller who may read it: `backups.read`, `mail.read`, `bookings.read`, `webhooks.read`.',
    answer: list<Problem, Problem[]>(problemAnswer),
  }).query(({ ctx }) => findProblems(ctx)),
});
