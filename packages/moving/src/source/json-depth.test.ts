import { expect, test } from 'vitest';
import { JsonDepth } from './json-depth.ts';
import { UnreadableFile } from './unreadable-file.ts';

function read(text: string, size: number): void {
  const depth = new JsonDepth();
  for (let at = 0; at < text.length; at += size) depth.read(text.slice(at, at + size));
}

test.each([
  ['brackets that end', '[{}],'.repeat(1000)],
  ['brackets in texts', JSON.stringify('['.repeat(1000))],
  ['marks in texts', JSON.stringify({ a: '\\"['.repeat(1000), b: '\\' })],
])('%s are not deep, wherever the chunks end', (_name, text) => {
  for (const size of [1, 2, 3, 10_000]) expect(() => read(text, size)).not.toThrow();
});

test('the place is told at which a file is nested too deep', () => {
  for (const size of [1, 7, 10_000]) {
    expect(() => read(`["\\"",${'['.repeat(600)}`, size)).toThrow(UnreadableFile);
    expect(() => read(`["\\"",${'['.repeat(600)}`, size)).toThrow('The file is nested too deep at character 505.');
  }
});
