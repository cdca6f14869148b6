import { z } from 'zod';
import type { Call } from '../../core/rpc/call.ts';
import { isGiven } from '../rest/declared/call-parts.ts';
import { invoke } from '../rest/declared/invoke.ts';
import { type DeclaredCall, listCalls } from '../rest/declared/list-calls.ts';
import { few, fewQueryShape, partAnswer, partOf, partShape } from './paging.ts';
import { parseInput, type Tool } from './tool.ts';

/** A tool for each procedure that declares one. */
export function declaredTools(): Tool[] {
  return listCalls().flatMap((declared) => toTool(declared) ?? []);
}

function toTool({ name, procedure, call: declared }: DeclaredCall): Tool | null {
  if (!declared.tool) return null;
  const { fields, givesFew, givesPart, ...words } = declared.tool;
  const given = Object.entries(shapeOf(declared)).filter(([field, schema]) => {
    return fields?.includes(field) ?? isGiven(field, schema.meta());
  });
  const input = z.object({ ...Object.fromEntries(given), ...(givesFew && fewQueryShape) });
  const tool = { ...words, procedures: [procedure] };
  if (!givesPart) return { ...tool, input, run: (call, sent) => invoke(call, name, givesFew ? few(sent) : sent) };
  const partInput = input.extend(partShape);
  return {
    ...tool,
    input: partInput,
    adds: partAnswer,
    async run(call, sent) {
      const { offset, length, ...others } = parseInput(partInput, sent);
      return partOf((await invoke(call, name, others)) as { content: string }, { offset, length });
    },
  };
}

/** The fields of a call's input. @throws Error for an input without fields */
function shapeOf({ input = z.object({}), rest }: Call): Record<string, z.ZodType> {
  const schema = input instanceof z.ZodPrefault ? input.unwrap() : input;
  if (schema instanceof z.ZodObject) return schema.shape;
  throw new Error(`The input of ${rest} has no fields for a tool.`);
}
