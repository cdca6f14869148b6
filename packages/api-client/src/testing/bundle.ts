import { build } from 'vite';

/** Makes one module of a file and what it imports, as programs for workers and browsers do. @returns its text */
export async function bundle(folder: string, entry: string): Promise<string> {
  const [output] = [
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      build: { write: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}
