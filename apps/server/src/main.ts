import { helpText, parseOptions } from './options.ts';
import { StartError } from './StartError.ts';

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  switch (options.command) {
    case 'help':
      console.log(helpText);
      break;
    case 'dev': {
      const { dev } = await import('./dev.ts');
      await dev(options);
      break;
    }
    case 'import':
    case 'backup':
    case 'restore':
    case 'migrate':
    case 'rotate-key': {
      const { runDataCommand } = await import('./runDataCommand.ts');
      await runDataCommand(options, console.log);
      break;
    }
    case 'serve': {
      const { serve } = await import('./serve.ts');
      await serve(options);
      break;
    }
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
