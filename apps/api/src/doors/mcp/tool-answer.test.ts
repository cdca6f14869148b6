import { expect, test } from 'vitest';
import { z } from 'zod';
import { topicAnswer } from '@tideline/domain/newsletter/answers/topic.answer';
import { answer, page } from '../../core/rpc/answers.ts';
import { appRouter } from '../../router.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callTool, openMcpSite, WRITER } from '../../testing/matrix/mcp-site.ts';
import { buildContext, callAsStaff, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import type { JsonSchema } from '../rest/declared/json-schema.ts';
import { runTool } from './run-tool.ts';
import type { Tool } from './tool.ts';
import { describeAnswer } from './tool-answer.ts';

const LIST_TOPICS: Tool = {
  name: 'list_topics',
  title: 'Topics',
  description: '',
  effect: 'reads',
  procedures: [appRouter.topics.list],
  input: z.object({}),
  run: (call) => call.topics.list(),
};

/** A tool whose only procedure declares an answer. */
function toolWith(declared: ReturnType<typeof answer>, adds?: z.ZodObject): Tool {
  const call = { rest: 'GET /topics', summary: '', answer: declared } as const;
  return { ...LIST_TOPICS, procedures: [{ meta: { access: 'issues.read', call } }], ...(adds && { adds }) };
}

test('a tool has the schema of what its only procedure declares, and what it adds', () => {
  expect(describeAnswer(toolWith(answer(topicAnswer)))).toMatchObject({
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: 'string' } },
    required: ['id', 'name', 'description'],
  });
  const added = describeAnswer(toolWith(answer(topicAnswer), z.object({ nextOffset: z.int().nullable() })));
  expect(added).toMatchObject({ properties: { name: {}, nextOffset: {} } });
  expect(added?.['required']).toEqual(['id', 'name', 'description', 'nextOffset']);
  expect(describeAnswer(toolWith(page(topicAnswer)))).toMatchObject({
    type: 'object',
    properties: { items: { type: 'array', items: { properties: { name: {} } } }, nextCursor: {}, total: {} },
    required: ['items', 'nextCursor', 'total'],
  });
  expect(describeAnswer(toolWith(answer(z.array(z.string()))))).toBeNull();
  expect(describeAnswer(toolWith({ ...answer(topicAnswer), isMade: true }))).toBeNull();
  const { procedures } = LIST_TOPICS;
  expect(describeAnswer({ ...LIST_TOPICS, procedures: [...procedures, ...procedures] })).toBeNull();
});

test('the answer of a declared procedure is structured and fits its schema', async () => {
  const { db } = await openTestSqlite();
  await callAsStaff(db).topics.add({ name: 'Local search', description: 'Maps' });
  const schema = describeAnswer(LIST_TOPICS);
  expect(schema?.['required']).toEqual(['items']);
  const { content, structuredContent } = await runTool(buildContext(db, { staff: TEST_STAFF }), LIST_TOPICS, {});
  expect(structuredContent).toMatchObject({ items: [{ id: 'local-search', subscriberCount: 0 }] });
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
  expect(z.fromJSONSchema(schema ?? {}).safeParse(structuredContent).error).toBeUndefined();
  expect(z.fromJSONSchema(schema ?? {}).safeParse({ items: [{ id: 1 }] }).success).toBe(false);
});

test('tools that write answer structured facts, which fit their schema; a refusal has none', async () => {
  const { staff, keyWith, connect } = await openMcpSite();
  await staff.posts.create(buildPost({ title: 'Waves' }));
  const client = await connect((await keyWith([...WRITER, 'posts.edit-any', 'posts.publish'])).key);
  const { tools } = await client.listTools();
  const calls: [string, object][] = [
    ['draft_post', { title: 'Tides' }],
    ['change_post', { id: 'tides', changes: { excerpt: 'Water' } }],
    ['publish_post', { id: 'tides' }],
    ['unpublish_post', { id: 'waves' }],
  ];
  for (const [name, args] of calls) {
    const { structuredContent, data, isError } = await callTool(client, name, args);
    const schema = (tools.find((tool) => tool.name === name)?.outputSchema ?? {}) as JsonSchema;
    expect([name, isError, schema['required']]).toEqual([name, false, expect.arrayContaining(['id', 'version'])]);
    expect(structuredContent).toEqual(data());
    expect(z.fromJSONSchema(schema).safeParse(structuredContent).error).toBeUndefined();
  }
  const refused = await callTool(client, 'publish_post', { id: 'nothing' });
  expect([refused.isError, refused.structuredContent]).toEqual([true, undefined]);
});
