import { helpText, parseOptions } from './options/options.ts';
import { StartError } from './options/StartError.ts';

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  switch (options.command) {
    case 'help':
      console.log(helpText);
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
      await runDataCommand(options, console.log);
      break;
    }
    case 'serve': {
      const { serve } = await import('./serve/serve.ts');
      await serve(options);
      break;
    }
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
