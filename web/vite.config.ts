import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.STAMMTISCH_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [svelte({ configFile: false }), svelteTesting()],
  resolve: { alias: { $lib: here('./src/lib'), $generated: here('./src/generated') } },
  build: {
    outDir: here('../stammtisch/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/test-setup.ts'],
    include: ['src/**/*.test.ts', '../stammtisch/games/*/web/**/*.test.ts'],
  },
});
