export interface PageLanguage {
  /** As in `<html lang>`: `de`. */
  code: string;
  /** Texts by the name passed to `inLanguage`. */
  texts: Readonly<Record<string, unknown>>;
  /** Texts of Polaris' own components. */
  polaris: Readonly<Record<string, unknown>>;
}

let language: PageLanguage | null = null;

/** The page's language; `null` is English. It stays the same while the page is open. */
export function pageLanguage(): PageLanguage | null {
  return language;
}

/** Call before the app's modules are evaluated, which read their texts then. */
export function setPageLanguage(chosen: PageLanguage | null): void {
  language = chosen;
}
