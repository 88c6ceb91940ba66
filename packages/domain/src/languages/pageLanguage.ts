export interface PageLanguage {
  /** As in `<html lang>`: `de`. */
  code: string;
  /** Texts by the name that `inLanguage` gave them. */
  texts: Readonly<Record<string, unknown>>;
  /** Texts of Polaris' own components. */
  polaris: Readonly<Record<string, unknown>>;
}

let language: PageLanguage | null = null;

/** The language of the page; null: English. One for as long as the page is open. */
export function pageLanguage(): PageLanguage | null {
  return language;
}

/** Before the app's modules are evaluated, which read their texts then. */
export function setPageLanguage(chosen: PageLanguage | null): void {
  language = chosen;
}
