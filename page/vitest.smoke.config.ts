import { defineConfig } from 'vitest/config';

// The smoke tests drive Chromium over the built page: `npm run build && npm run smoke`.
// With PICTURES set they take the pictures of the documents instead: `npm run pictures`.
// One file at a time: they measure times, and browsers are large.
export default defineConfig({
  test: { include: process.env['PICTURES'] ? ['smoke/pictures.ts'] : ['smoke/**/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false, maxConcurrency: 2 },
});
