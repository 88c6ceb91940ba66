import { helpText, parseOptions } from './options/options.ts';
import type { Environment } from './options/environment.ts';

/** Runs a command of main.ts; `print` gets its lines. Throws StartError. */
export async function runCommand(
  argv: readonly string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  const options = parseOptions(argv, environment);
  switch (options.command) {
    case 'help':
      print(helpText);
      break;
    case 'dev': {
      const { dev } = await import('./serve/dev.ts');
      await dev(options);
      break;
    }
    case 'import':
    case 'backup':
    case 'restore':
    case 'migrate':
    case 'rotate-key':
    case 'exchange-tokens': {
      const { runDataCommand } = await import('./data/runDataCommand.ts');
      await runDataCommand(options, print);
      break;
    }
    case 'serve': {
      const { serve } = await import('./serve/serve.ts');
      await serve(options);
      break;
    }
  }
}
