import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkTokensRead, type PolarisTokens, tokensModule, writeKeyNumbers } from '../../packages/ui/polarisTokens.ts';

const fromUi = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
const library: PolarisTokens & {
  createVar(name: string): string;
  createThemeClassName(name: string): string;
  themeNameDefault: string;
} = createRequire(fromUi.resolve('@shopify/polaris/package.json'))('@shopify/polaris-tokens');

test('what a build has of the tokens is what the library has', async () => {
  const built = await import(`data:text/javascript,${encodeURIComponent(tokensModule(library))}`);
  const { breakpoints = {}, motion = {}, zIndex = {} } = library.themes.light;
  expect(built.themes.light.breakpoints).toEqual(breakpoints);
  expect(motion).toMatchObject(built.themes.light.motion);
  expect(zIndex).toMatchObject(built.themes.light.zIndex);
  expect(built.themeDefault).toBe(built.themes[library.themeNameDefault]);
  expect(built.getMediaConditions(breakpoints)).toEqual(library.getMediaConditions(breakpoints));
  for (const name of ['themeNames', 'themeNameDefault', 'breakpointsAliases'] as const)
    expect(built[name]).toEqual(library[name]);
  expect([built.createVar('space-100'), built.createThemeClassName('light')]).toEqual([
    library.createVar('space-100'),
    library.createThemeClassName('light'),
  ]);
});

test('a component that reads another token stops the build', () => {
  expect(() => checkTokensRead("theme.motion['motion-duration-300'], themeDefault.breakpoints")).not.toThrow();
  for (const read of ["theme.space['space-500']", "themeDefault.motion['motion-ease']", 'theme.motion[duration]'])
    expect(() => checkTokensRead(read)).toThrow(/which is left out of the build/);
});

test('keys are numbers in a build, and one that the list has no more stops it', () => {
  const list = 'Key[Key["Tab"] = 9] = "Tab"; Key[Key["End"] = 35] = "End";';
  expect(writeKeyNumbers('if (event.keyCode === Key.Tab) return', list)).toBe('if (event.keyCode === 9) return');
  expect(() => writeKeyNumbers('Key.Escape', list)).toThrow(/no key Escape/);
});
