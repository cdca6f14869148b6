import type { Context } from '../../context.ts';
import { authorize, requireCapability } from '../../core/rpc/authorize.ts';
import { declaredTools } from './declared-tools.ts';
import type { Tool } from './tool.ts';
import { PICTURE_TOOLS } from './tools/pictures.ts';
import { POST_TOOLS } from './tools/posts.ts';

/** The order of the list: figures, posts, pages, brand, pictures, issues, people; and first what the others build on. */
export const ORDER = [
  'read_overview read_analytics read_funnel read_results read_week read_post_results read_issue_results',
  'search_posts read_post list_tags_and_categories preview_markdown check_post',
  'draft_post change_post publish_post unpublish_post',
  'list_pages read_page add_page draft_page publish_page unpublish_page',
  'read_brand draft_brand publish_brand',
  'search_pictures upload_picture attach_picture',
  'search_issues read_issue count_audience check_issue draft_issue draft_issue_from_post change_issue',
  'send_test_issue schedule_issue send_issue cancel_issue',
  'search_enquiries read_enquiry read_conversation search_subscribers',
].flatMap((names) => names.split(' '));

/** Every tool: those that procedures declare, and those that call several or a part of one. */
export const TOOLS: readonly Tool[] = [...declaredTools(), ...POST_TOOLS, ...PICTURE_TOOLS].toSorted(
  (a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name),
);

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
