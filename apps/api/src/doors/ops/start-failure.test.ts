import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../core/store/open-database.ts';
import { loadBuiltPages } from '../pages/built-pages.ts';
import { explainStartFailure } from './start-failure.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function listen(port: number, host = '127.0.0.1') {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
    onTestFinished(() => void server.close());
  });
}

function explain(error: unknown) {
  return explainStartFailure(error, null);
}

test('names the port that is in use, and how to choose another', async () => {
  const port = await listen(0);
  const error = await listen(port).catch((error: unknown) => error);
  expect(await explain(error)).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port with PORT=${port + 1}.`,
  );
});

test('names a host that this machine does not have', async () => {
  const error = await listen(0, '203.0.113.7').catch((error: unknown) => error);
  expect(await explain(error)).toContain('HOST=203.0.113.7 is not an address of this machine.');
});

test('names the data folder that cannot be created', async () => {
  const file = join(await makeFolder(), 'data');
  await writeFile(file, 'a file, no folder');
  const error = await (async () => openDatabase(`file:${file}/tideline.db`))().catch((thrown: unknown) => thrown);
  expect(await explain(error)).toBe(`The data folder ${file} cannot be written. Choose another with DATA_DIR.`);
});

test('says that the pages have not been built', async () => {
  const folder = await makeFolder();
  const error = await loadBuiltPages(folder).catch((error: unknown) => error);
  expect(await explain(error)).toBe(
    `The pages have not been built: ${folder}/dist is missing or incomplete. "npm start" builds them.`,
  );
});

test('shows the whole error when it is unexpected', async () => {
  const error = new TypeError('x is not a function');
  expect(await explain(error)).toBe(error);
});
