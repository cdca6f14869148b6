import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

type AssetsOptions = {
  /** Folder of the built files for the browser; the compressed forms lie beside them. */
  clientDir: string;
};

/** Hands out the built files: those under /assets carry a hash in their name and may be kept for ever. */
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
  // Icons and the like have fixed names. Their list is read once, so that any other address belongs to the pages.
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
