import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of this tree with the page that was built. */
    program: string;
  }
}

/** Builds the program once for all files. */
export default function build(project: TestProject): () => void {
  if (!existsSync('dist/index.html')) throw new Error('build the page first: npm run build');
  const dir = mkdtempSync(join(tmpdir(), 'gonfalon-program-'));
  const program = join(dir, 'gonfalon');
  execFileSync('go', ['build', '-o', program, './cmd/gonfalon'], { cwd: '..', stdio: 'inherit' });
  project.provide('program', program);
  return () => rmSync(dir, { recursive: true, force: true });
}
