import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { describeArguments } from './known-arguments.ts';
import { VISITOR_TEXT } from './run-tool.ts';
import { describeAnswer } from './tool-answer.ts';
import type { Tool } from './tool.ts';

/** A tool as listed. */
export function describeTool(tool: Tool): ListedTool {
  const { name, title, description, effect } = tool;
  const outputSchema = describeAnswer(tool);
  return {
    name,
    title,
    description: tool.hasVisitorText ? `${description} ${VISITOR_TEXT}` : description,
    inputSchema: describeArguments(tool.input),
    ...(outputSchema && { outputSchema }),
    annotations: {
      readOnlyHint: effect === 'reads',
      destructiveHint: effect === 'publishes',
      idempotentHint: effect === 'reads' || (tool.isIdempotent ?? false),
      openWorldHint: effect === 'publishes' || (tool.asksOtherSites ?? false),
    },
  };
}
