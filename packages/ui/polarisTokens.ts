/** What is read of the package of Polaris' tokens. */
export interface PolarisTokens {
  themes: { light: Readonly<Record<string, Readonly<Record<string, string>>>> };
  themeNames: readonly string[];
  breakpointsAliases: readonly string[];
  getMediaConditions(breakpoints: Readonly<Record<string, string>>): unknown;
}

/** Tokens that scripts read by name, apart from the breakpoints; styles read theirs as variables. */
const readByScripts = /^(?:motion-duration-\d+|z-index-11)$/;

/**
 * The package as Polaris' components need it, with the values of the light theme and its media conditions worked out:
 * half a kilobyte in place of 107.
 */
export function tokensModule({ themes, themeNames, breakpointsAliases, getMediaConditions }: PolarisTokens): string {
  const { breakpoints = {}, motion = {}, zIndex = {} } = themes.light;
  const light = { breakpoints, motion: tokensOfScripts(motion), zIndex: tokensOfScripts(zIndex) };
  return `export const themeNameDefault = 'light';
export const themeNames = ${JSON.stringify(themeNames)};
export const themeDefault = ${JSON.stringify(light)};
export const themes = { light: themeDefault };
export const breakpointsAliases = ${JSON.stringify(breakpointsAliases)};
export const createThemeClassName = (themeName) => 'p-theme-' + themeName;
export const createVar = (tokenName) => 'var(--p-' + tokenName + ')';
export const getMediaConditions = () => (${JSON.stringify(getMediaConditions(breakpoints))});
export const toPx = () => { throw new Error("Polaris' toPx is left out of the build (polarisTokens.ts)."); };`;
}

function tokensOfScripts(group: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(group).filter(([name]) => readByScripts.test(name)));
}

/** Throws where a component reads a token that `tokensModule` leaves out. */
export function checkTokensRead(code: string): void {
  for (const [read, group, name] of code.matchAll(/(?<![\w-])theme(?:Default)?\.(\w+)(?:\['([\w-]+)'\])?/g)) {
    if (group !== 'breakpoints' && !readByScripts.test(name ?? ''))
      throw new Error(`Polaris reads ${read}, which is left out of the build: see polarisTokens.ts.`);
  }
}

/** Writes the numbers of keys in place of their names: the list of all keys is kept whole otherwise. */
export function writeKeyNumbers(code: string, keyList: string): string {
  return code.replaceAll(/\bKey\.([A-Z]\w*)/g, (_, name: string) => {
    const number = new RegExp(`Key\\[Key\\["${name}"\\] = (\\d+)\\]`).exec(keyList)?.[1];
    if (number === undefined) throw new Error(`Polaris has no key ${name} in its list any more: see polarisTokens.ts.`);
    return number;
  });
}
