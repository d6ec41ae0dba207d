import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the page and hands /api to a `gonfalon serve` beside it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.GONFALON ?? 'http://localhost:8080', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
