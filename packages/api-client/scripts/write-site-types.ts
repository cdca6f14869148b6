import type { CallDescription } from './describe-call.ts';
import type { TypedProcedure, TypedRouter } from './read-router.ts';

/** The names of these types are those of `src/site-types.ts`, in whose place they are published. */
const UPLOADS = { UploadedPicture: 'media.upload', UploadedAttachment: 'conversations.attach' };

/** A file, which a call cannot carry: REST has a path for each, and the client has uploads. */
const FILE = /\b(?:AsyncIterable|AsyncGenerator|ReadStream|Buffer)\b/;

/**
 * Writes the types of the client without those of tRPC and the server.
 * @param descriptions of each procedure, by its name
 */
export function writeSiteTypes(
  { procedures, errorData }: TypedRouter,
  descriptions: Map<string, CallDescription>,
): string {
  const callable = procedures.filter(({ input, output }) => !FILE.test(`${input} ${output}`));
  return `/** What each call takes besides its input. */
export type CallOptions = { signal?: AbortSignal | undefined };

/**
 * Why a call failed: \`message\` is for people. Besides the refusals that a call names, every call can fail without an answer,
 * with 413, 429, 500 or 503.
 */
export interface CallError extends Error {
  readonly name: 'TRPCClientError';
  readonly cause?: Error;
  /** Missing when there was no answer. */
  readonly data: ${indent(errorData, 1)} | undefined;
}

${Object.entries(UPLOADS)
  .map(([name, path]) => writeAnswer(name, path, procedures))
  .join('\n\n')}

/** Every procedure of the site as a typed call. */
export interface Calls ${writeGroup(callable, descriptions, 0)}
`;
}

function writeAnswer(name: string, path: string, procedures: TypedProcedure[]): string {
  const found = procedures.find((procedure) => procedure.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return `/** What \`client.upload\` answers. */\nexport type ${name} = ${found.output};`;
}

/** @param depth the number of names in front of those of the group */
function writeGroup(procedures: TypedProcedure[], descriptions: Map<string, CallDescription>, depth: number): string {
  const groups = Map.groupBy(procedures, ({ path }) => path.split('.')[depth] ?? '');
  const lines = [...groups].map(([name, members]) => {
    const [first] = members;
    const isCall = first?.path.split('.').length === depth + 1;
    const value = isCall ? writeCall(first, descriptions) : writeGroup(members, descriptions, depth + 1);
    return `  ${name}: ${indent(value, 1)};`;
  });
  return ['{', ...lines, '}'].join('\n');
}

function writeCall(
  { path, method, input, isInputOptional, output }: TypedProcedure,
  descriptions: Map<string, CallDescription>,
): string {
  const description = descriptions.get(path);
  if (description === undefined) throw new Error(`${path} is not described.`);
  // What the procedure of an empty answer returns all the same is not promised.
  const answer = output === 'unknown' && description.answersNothing ? 'void' : output;
  if (/\b(?:unknown|any)\b(?!["'])/.test(`${input} ${answer}`)) throw new Error(`${path} needs exact types.`);
  const comment = description.text
    .replaceAll('*/', '*\\/')
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd());
  const given = input === null ? 'input?: void' : `input${isInputOptional ? '?' : ''}: ${indent(input, 1)}`;
  const call = `${method}(${given}, options?: CallOptions): Promise<${indent(answer, 1)}>;`;
  return ['{', '  /**', ...comment.map((line) => `  ${line}`), '   */', `  ${call}`, '}'].join('\n');
}

function indent(text: string, levels: number): string {
  return text.replaceAll('\n', `\n${'  '.repeat(levels)}`);
}
