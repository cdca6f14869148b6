import { build } from 'vite';

/** Bundles a file and its imports into one module, as for workers and browsers. @returns its text */
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
