import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findTestProgram } from '../../../../scripts/tests/test-programs.mjs';
import { bundle } from './bundle.ts';

const run = promisify(execFile);
const ENV = { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' };

/** Runs `exercise`, which is in a project with the packed client. @returns its result as JSON */
export type Runtime = {
  program: string | undefined;
  run: (program: string, folder: string, call: string) => Promise<string>;
};

const deno = ['run', '--no-config', '--node-modules-dir=manual', '--allow-net=127.0.0.1'];

export const NODE: Runtime = { program: process.execPath, run: commandLine([]) };

/** Installed by `.ci/run` only. */
export const OTHER_RUNTIMES = {
  Deno: { program: findTestProgram('deno'), run: commandLine(deno) },
  Bun: { program: findTestProgram('bun'), run: commandLine(['run']) },
  'workerd, which runs Cloudflare Workers': { program: findTestProgram('workerd'), run: runWorker },
} satisfies Record<string, Runtime>;

/** @param args precede the name of the file */
function commandLine(args: string[]): Runtime['run'] {
  return async (program, folder, call) => {
    const text = `import { exercise } from './exercise.ts';\nconsole.log(JSON.stringify(await ${call}));`;
    writeFileSync(join(folder, 'main.ts'), text);
    const { stdout } = await run(program, [...args, 'main.ts'], { cwd: folder, env: ENV });
    return stdout;
  };
}

/** A worker is one file, and answers requests. */
async function runWorker(program: string, folder: string, call: string): Promise<string> {
  const text = `import { exercise } from './exercise.ts';
    export default { fetch: async () => Response.json(await ${call}) };`;
  writeFileSync(join(folder, 'worker.ts'), text);
  writeFileSync(join(folder, 'worker.js'), await bundle(folder, 'worker.ts'));
  writeFileSync(join(folder, 'worker.capnp'), WORKER);
  const stdio = ['ignore', 'inherit', 'inherit', 'pipe'] as const;
  const child = spawn(program, ['serve', 'worker.capnp', '--control-fd=3'], {
    cwd: folder,
    stdio: [...stdio],
    env: ENV,
  });
  try {
    const [line] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const { port } = JSON.parse(String(line)) as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}`);
    return await answer.text();
  } finally {
    child.kill();
  }
}

/** Without the modules of Node, which Workers have on request. */
const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "loopback", network = (allow = ["127.0.0.1/32"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  globalOutbound = "loopback"
);`;
