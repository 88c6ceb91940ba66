import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface LintedFile {
  filePath: string;
  messages: readonly { message: string }[];
}

const root = join(import.meta.dirname, '../..');

/**
 * Runs secretlint on every text file below a folder, including hidden ones, with its recommended rules and our patterns
 * (.secretlintrc.json).
 */
export function lintSecrets(folder: string): Promise<readonly LintedFile[]> {
  const args = ['--secretlintrc', join(root, '.secretlintrc.json'), '--maskSecrets', '--format=json', '**/*'];
  return new Promise((resolve, reject) => {
    execFile(
      join(root, 'node_modules/.bin/secretlint'),
      args,
      { cwd: folder, maxBuffer: 1 << 28 },
      // secretlint also exits with 1 when it finds something.
      (error, stdout, stderr) => {
        if (stdout === '') reject(error ?? new Error(stderr));
        else resolve(JSON.parse(stdout));
      },
    );
  });
}
