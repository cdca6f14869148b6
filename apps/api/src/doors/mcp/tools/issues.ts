import { audienceQuerySchema } from '@tideline/domain/newsletter/audience.schema';
import {
  issueFromPostSchema,
  issueIdSchema,
  issueListQuerySchema,
  issueUpdateSchema,
  newIssueSchema,
  scheduleSchema,
} from '@tideline/domain/newsletter/issue.schema';
import { issueTestSchema } from '@tideline/domain/newsletter/message.schema';
import { startIssueSchema } from '@tideline/domain/newsletter/sending.schema';
import { appRouter } from '../../../router.ts';
import { parseInput, type Inputs, type Tool } from '../tool.ts';
import { few, fewQueryShape, partAnswer, partOf, partShape } from './paging.ts';

const { issues } = appRouter;

const readSchema = issueIdSchema.extend(partShape);

/** Reading, writing, checking and sending issues of the newsletter. */
export const ISSUE_TOOLS: readonly Tool[] = [
  {
    name: 'search_issues',
    title: 'Search issues',
    description: 'Issues of the newsletter without their text, by state or words.',
    effect: 'reads',
    procedures: [issues.list],
    input: issueListQuerySchema.extend(fewQueryShape),
    run: (call, input: Inputs['issues']['list'] & object) => call.issues.list(few(input)),
  },
  {
    name: 'read_issue',
    title: 'Read an issue',
    description: 'One issue with its text in Markdown, its audience and its version.',
    effect: 'reads',
    procedures: [issues.byId],
    input: readSchema,
    adds: partAnswer,
    async run(call, input) {
      const { id, ...part } = parseInput(readSchema, input);
      return partOf(await call.issues.byId({ id }), part);
    },
  },
  {
    name: 'count_audience',
    title: 'Count an audience',
    description: 'How many readers an audience has now, and why others are excluded.',
    effect: 'reads',
    procedures: [issues.audience.count],
    input: audienceQuerySchema,
    run: (call, input: Inputs['issues']['audience']['count']) => call.issues.audience.count(input),
  },
  {
    name: 'check_issue',
    title: 'Check an issue',
    description:
      'What readers of an issue would notice: missing texts, broken links, heavy pictures, its size. Asks the linked sites.',
    effect: 'reads',
    procedures: [issues.messages.check],
    input: issueIdSchema,
    asksOtherSites: true,
    run: (call, input: Inputs['issues']['messages']['check']) => call.issues.messages.check(input),
  },
  {
    name: 'draft_issue',
    title: 'Draft an issue',
    description: 'Creates a draft of an issue. Its text is Markdown without HTML. Nobody gets it until it is sent.',
    effect: 'writes',
    procedures: [issues.create],
    input: newIssueSchema,
    run: (call, input: Inputs['issues']['create']) => call.issues.create(input),
  },
  {
    name: 'draft_issue_from_post',
    title: 'Draft an issue from a post',
    description: 'Creates a draft with the whole text of a post, or with its excerpt and a link.',
    effect: 'writes',
    procedures: [issues.createFromPost],
    input: issueFromPostSchema,
    run: (call, input: Inputs['issues']['createFromPost']) => call.issues.createFromPost(input),
  },
  {
    name: 'change_issue',
    title: 'Change an issue',
    description: 'Changes fields of a draft; those left out stay as they are.',
    effect: 'writes',
    procedures: [issues.update],
    input: issueUpdateSchema.omit({ isAutosave: true }),
    isIdempotent: true,
    run: (call, input: Inputs['issues']['update']) => call.issues.update(input),
  },
  {
    name: 'send_test_issue',
    title: 'Send a test',
    description: 'Sends an issue to one address, as a test.',
    effect: 'publishes',
    procedures: [issues.messages.sendTest],
    input: issueTestSchema,
    run: (call, input: Inputs['issues']['messages']['sendTest']) => call.issues.messages.sendTest(input),
  },
  {
    name: 'schedule_issue',
    title: 'Schedule an issue',
    description: 'Sends an issue to its whole audience at a later date. Ask the person before you use it.',
    effect: 'publishes',
    procedures: [issues.schedule],
    input: scheduleSchema,
    run: (call, input: Inputs['issues']['schedule']) => call.issues.schedule(input),
  },
  {
    name: 'send_issue',
    title: 'Send an issue',
    description:
      'Sends an issue to its whole audience. `version` and `expected`, the number of readers from count_audience, must be what the person saw. Ask the person before you use it.',
    effect: 'publishes',
    procedures: [issues.sending.start],
    input: startIssueSchema,
    run: (call, input: Inputs['issues']['sending']['start']) => call.issues.sending.start(input),
  },
  {
    name: 'cancel_issue',
    title: 'Cancel sending',
    description: 'For a minute after send_issue, makes the issue a draft again.',
    effect: 'writes',
    procedures: [issues.sending.cancel],
    input: issueIdSchema,
    run: (call, input: Inputs['issues']['sending']['cancel']) => call.issues.sending.cancel(input),
  },
];
