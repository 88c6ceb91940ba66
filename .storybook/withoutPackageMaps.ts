import type { Plugin } from 'vite';

/**
 * Vite sends the source map of each bundled package along, inside the file: three quarters of what the browser reads
 * before it draws the first story. Errors in packages are found in the packages' files; our own files keep their maps.
 */
export function withoutPackageMaps(): Plugin {
  return {
    name: 'without-package-maps',
    apply: 'serve',
    transform: {
      order: 'post',
      filter: { id: /\/sb-vite\/deps\// },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}
