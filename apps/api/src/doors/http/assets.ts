import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { BRAND_FILES, type IconsOptions, iconsPlugin } from '../../site/artwork/icons.ts';

type AssetsOptions = Omit<IconsOptions, 'sendBuiltIn'> & {
  /** Folder of the built client files and their compressed variants. */
  clientDir: string;
};

/** Serves the built files. Those below /assets have a hash in their name and are cached without expiry. */
export const assetsPlugin = fp(registerAssets, { name: 'assets', dependencies: ['errors'], encapsulate: true });

async function registerAssets(app: FastifyInstance, { clientDir, ...icons }: AssetsOptions): Promise<void> {
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
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', ...BRAND_FILES],
    decorateReply: false,
    preCompressed: true,
    maxAge: '1d',
    index: false,
    redirect: false,
  });
  await app.register(iconsPlugin, {
    ...icons,
    sendBuiltIn: (reply, name) => reply.sendFile(name, clientDir, { immutable: false, maxAge: '1d' }),
  });
}
