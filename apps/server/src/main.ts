import { StartError } from './options/StartError.ts';
import { runCommand } from './runCommand.ts';

try {
  await runCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
