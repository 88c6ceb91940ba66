/**
 * Asks for the files that the server names in `hub-late-files`: a few bytes each, which must not take one of the browser's
 * six connections before the first call has.
 */
export function preloadLateFiles(document: Document): void {
  const paths = document.querySelector<HTMLMetaElement>('meta[name="hub-late-files"]')?.content ?? '';
  for (const href of paths.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
}
