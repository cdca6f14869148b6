import { expect, test } from 'vitest';
import { topicAnswer } from '@tideline/domain/newsletter/answers/topic.answer';
import { issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import { list } from '../../core/rpc/answers.ts';
import type { Call } from '../../core/rpc/call.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';

test('a tool that names what its procedure does not have does not compile', () => {
  const call = { rest: 'GET /topics', summary: '', input: issueIdSchema, answer: list(topicAnswer) } satisfies Call;
  const tool = { name: '', title: '', description: '', effect: 'reads' } as const;
  const wrong = router({
    right: staffCall('issues.read', { ...call, tool: { ...tool, fields: ['id'] } }).query(() => []),
    // @ts-expect-error: the input has no such field
    fields: staffCall('issues.read', { ...call, tool: { ...tool, fields: ['postId'] } }).query(() => []),
    // @ts-expect-error: the input has no limit
    few: staffCall('issues.read', { ...call, tool: { ...tool, givesFew: true } }).query(() => []),
    // @ts-expect-error: the answer has no content
    part: staffCall('issues.read', { ...call, tool: { ...tool, givesPart: true } }).query(() => []),
  });
  expect(wrong).toHaveProperty('right');
});
