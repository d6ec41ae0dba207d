import { defineConfig } from 'vitest/config';

// The smoke test drives Chromium over the built page: `npm run build && npm run smoke`.
export default defineConfig({
  test: { include: ['smoke/**/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 60_000 },
});
