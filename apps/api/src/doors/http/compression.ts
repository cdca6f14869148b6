import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Compresses responses that are not yet compressed. */
export const compressionPlugin = fp(
  async (app) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      globalDecompression: false, // plain-bodies.ts refuses compressed requests
      // Higher qualities take several times as long for a few percent. Built files are compressed at build time.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression', dependencies: ['plain-bodies'] },
);
