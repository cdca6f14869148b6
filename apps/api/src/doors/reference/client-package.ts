import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { VERSION } from '@tideline/domain/site/version';

/** Redirects to the package of the running version; a path below `/api/docs`. */
export const NEWEST_CLIENT = '/api-client.tgz';
/** Its path up to 1.3.0. */
export const FORMER_NEWEST_CLIENT = '/tideline-api-client.tgz';

const ROOT = extname(import.meta.url) === '.ts' ? '../../../../..' : '../../..';

/** The typed client's package, made by the build. */
export const CLIENT_FILE = new URL(`${ROOT}/packages/api-client/dist/tideline-api-client.tgz`, import.meta.url);

/** Describes the package of the running version to programs; a path below `/api/docs`. */
export const CLIENT_DESCRIPTION = '/client.json';

/** A package, its path below `/api/docs`, and its checksum in the form of lock files (Subresource Integrity). */
export type ClientPackage = { path: string; content: Buffer; integrity: string };

/**
 * Reads the package. Its path contains the version and a hash of its content, since builds of one version can differ and a
 * lock file stores a checksum per address. Kept in memory, because a build replaces the file while the server runs.
 * @returns null when the server runs from its sources
 */
export function readClientPackage(file: URL): ClientPackage | null {
  if (!existsSync(file)) return null;
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  return { path: NEWEST_CLIENT.replace(/(?=\.tgz$)/, `-${VERSION}-${hash}`), content, integrity };
}

/** What a program needs to install the package and to check it. */
export function describeClient({ path, integrity }: ClientPackage, origin: string): object {
  return { version: VERSION, address: `${origin}/api/docs${path}`, integrity };
}
