import { join } from 'node:path';
import type { AppOptions } from '../app.ts';

/** The settings of a test server: silent, with its files in a folder that need not exist. */
export function testEnv(dataDir: string): AppOptions['env'] {
  return {
    dataDir,
    cdn: null,
    mediaDir: join(dataDir, 'media'),
    writtenDirs: [dataDir],
    logLevel: 'silent',
    metricsToken: null,
    pageCacheMb: 8,
    publicUrl: null,
    allowsLoopback: false,
    trustedProxies: [],
  };
}
