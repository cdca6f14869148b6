import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPython, findTestProgram } from '../../../../../scripts/tests/test-programs.mjs';

const run = promisify(execFile);

/** Keywords missing in OpenAPI 3.0. */
const NEW_WORDS = ['identifier', 'propertyNames', 'webhooks', 'examples'];

/** Generates the package `tideline_client` from an OpenAPI 3.1 document with OpenAPI Generator. @param folder the target */
export async function generatePythonClient(document: object, folder: string): Promise<void> {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(toOpenApi30(document)));
  const options = ['-g', 'python', '-i', file, '-o', folder, '--package-name', 'tideline_client'];
  const generator = findTestProgram('openapiGenerator') ?? '';
  await run('java', ['-jar', generator, 'generate', ...options], { maxBuffer: 20_000_000 });
}

/** Runs a program that imports the client. @returns the lines that it prints */
export async function runPython(program: string, folder: string, env: Record<string, string>): Promise<string[]> {
  const all = { PATH: process.env['PATH'], PYTHONPATH: folder, ...env };
  const { stdout } = await run(findPython() ?? 'python3', ['-c', program], { env: all });
  return stdout.trim().split('\n');
}

/** OpenAPI 3.0 uses `nullable` instead of the type null. The generator does not support 3.1. */
function toOpenApi30(document: object): object {
  return { ...(withNullable(document) as object), openapi: '3.0.3' };
}

function withNullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullable);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([name]) => !NEW_WORDS.includes(name));
  const copy = Object.fromEntries(known.map(([name, inner]) => [name, withNullable(inner)]));
  const { type, enum: values, anyOf } = copy;
  if (Array.isArray(anyOf)) copy['anyOf'] = anyOf.filter((kind: { type?: string }) => kind.type !== 'null');
  if (!Array.isArray(type)) return copy;
  copy['nullable'] = true;
  copy['type'] = type.find((name) => name !== 'null') as string;
  if (Array.isArray(values)) copy['enum'] = values.filter((text) => text !== null);
  return copy;
}
