import type { Context } from '../../context.ts';
import { authorize, requireCapability } from '../../core/rpc/authorize.ts';
import type { Tool } from './tool.ts';
import { FIGURE_TOOLS } from './tools/figures.ts';
import { ISSUE_TOOLS } from './tools/issues.ts';
import { PEOPLE_TOOLS } from './tools/people.ts';
import { PICTURE_TOOLS } from './tools/pictures.ts';
import { POST_TOOLS } from './tools/posts.ts';

/** Every tool. */
export const TOOLS: readonly Tool[] = [
  ...FIGURE_TOOLS,
  ...POST_TOOLS,
  ...PICTURE_TOOLS,
  ...ISSUE_TOOLS,
  ...PEOPLE_TOOLS,
];

/** What a tool, or anything else that calls procedures, needs. */
export type Needs = Pick<Tool, 'procedures' | 'alsoNeeds'>;

/** Refuses a caller who may not call the tool's procedures. @throws TRPCError UNAUTHORIZED or FORBIDDEN */
export function authorizeTool(context: Context, { procedures, alsoNeeds = [] }: Needs): void {
  for (const { meta } of procedures) authorize(context, meta);
  for (const capability of alsoNeeds) requireCapability(context, capability);
}

/** Whether the caller sees the tool. */
export function canUse(context: Context, tool: Needs): boolean {
  try {
    authorizeTool(context, tool);
    return true;
  } catch {
    return false;
  }
}
