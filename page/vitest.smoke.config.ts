import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// The smoke tests drive Chromium over the built page: `npm run build && npm run smoke`.
// With PICTURES set they take the pictures of the documents instead: `npm run pictures`.
// In CI a test that failed is run once more, and the report says so: a browser may fail for
// reasons of its own.
const common = {
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 180_000,
  maxConcurrency: 2,
  retry: process.env['CI'] ? 1 : 0,
  expect: { poll: { timeout: 90_000 } },
} as const;

// Those that measure times, or play two games at once themselves, say that they run alone: one file at a time.
const alone = readdirSync('smoke')
  .filter((file) => file.endsWith('.test.ts') && readFileSync(`smoke/${file}`, 'utf8').startsWith('// @alone'))
  .map((file) => `smoke/${file}`);

const inTurn = (name: string, groupOrder: number, include: string[]) => ({
  test: { ...common, name, include, maxWorkers: 1, sequence: { groupOrder } },
});

export default defineConfig({
  test: {
    globalSetup: 'smoke/program.ts',
    projects: process.env['PICTURES']
      ? [inTurn('pictures', 0, ['smoke/pictures.ts'])]
      : [
          {
            // A browser waits as much as it works: four keep two cores busy.
            test: {
              ...common,
              name: 'four at a time',
              include: ['smoke/**/*.test.ts'],
              exclude: alone,
              maxWorkers: 4,
              sequence: { groupOrder: 0 },
            },
          },
          inTurn('one at a time', 1, alone),
        ],
  },
});
