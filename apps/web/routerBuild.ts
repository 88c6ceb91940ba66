import type { Plugin } from 'vite';

/**
 * Lets the build leave out what is not used of react-router: its one file names forms, error screens and prefetching in
 * statements that look as if they did something.
 */
export function routerBuild(): Plugin {
  let isMarked = false;
  return {
    name: 'react-router-unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router\/dist\/[\w/]*\/?chunk-\w+\.mjs$/ },
      handler(code) {
        if (!code.includes('.displayName = "NavLink"')) return undefined;
        isMarked = true;
        return { code: markPure(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isMarked)
        throw new Error('react-router keeps its links in another file than before: see routerBuild.ts.');
    },
  };
}

/** Fails where react-router is written in another way than before, so that no update brings everything along unnoticed. */
export function markPure(code: string): string {
  const marks: [RegExp, string][] = [
    // Names for React's developer tools.
    [/^\w+\.displayName = "\w+";$/gm, ''],
    [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
    [/^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();'],
  ];
  return marks.reduce((marked, [pattern, mark]) => {
    const next = marked.replaceAll(pattern, mark);
    if (next === marked)
      throw new Error(`react-router has nothing like ${String(pattern)} any more: see routerBuild.ts.`);
    return next;
  }, code);
}
