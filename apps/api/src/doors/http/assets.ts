import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

type AssetsOptions = {
  /** Folder of the built client files and their compressed variants. */
  clientDir: string;
};

/** Serves the built files. Those below /assets have a hash in their name and are cached without expiry. */
export const assetsPlugin = fp(registerAssets, { name: 'assets', dependencies: ['errors'], encapsulate: true });

async function registerAssets(app: FastifyInstance, { clientDir }: AssetsOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
  });
  // Icons and similar files have fixed names, listed once at start; every other path belongs to pages.
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
    preCompressed: true,
    maxAge: '1d',
    index: false,
    redirect: false,
  });
}
