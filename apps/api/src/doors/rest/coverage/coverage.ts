import { listProcedures } from './list-procedures.ts';
import { WITHOUT_PATH } from '../docs/without-path.ts';

/**
 * Problems with the paths of procedures: each needs a documented path, or a reason to have none.
 * @param withPath the procedures behind the documented routes
 * @returns a sentence for each problem
 */
export function coverageProblems(withPath: ReadonlySet<object>, withoutPath = WITHOUT_PATH): string[] {
  const reasons = withoutPath.flatMap(({ procedures }) => procedures);
  const all = new Map(listProcedures().map(({ path, procedure }) => [path, procedure]));
  const missing = [...all].filter(([path, procedure]) => !withPath.has(procedure) && !reasons.includes(path));
  const surplus = reasons.filter((path, at) => {
    const procedure = all.get(path);
    return procedure === undefined || withPath.has(procedure) || reasons.indexOf(path) !== at;
  });
  return [
    ...missing.map(([path]) => `${path} has neither a documented REST path nor a reason in without-path.ts.`),
    ...surplus.map((path) => `without-path.ts names ${path}, which has a path, does not exist, or is named twice.`),
  ];
}
