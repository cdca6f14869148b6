import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  // The router's options are in tsr.config.json, which its command line reads too.
  plugins: [tanstackRouter({ target: 'react' }), react(), tailwindcss()],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The server hands every file out under its own address; data: addresses would only grow the pages.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'src/entry-client.tsx' } }),
  },
  ssr: {
    // Node runs TypeScript of the workspace, but the pages must not depend on its export conditions.
    noExternal: ['@tideline/domain'],
  },
}));
