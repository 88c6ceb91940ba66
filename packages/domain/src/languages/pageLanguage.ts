/** A condition of a workflow as the server wrote it down: "Order total", "is more than £500.00", "£612.20". */
export interface KeptCondition {
  field: string;
  expected: string;
  actual: string;
}

/** A language as its script gives it to the page, before the app's scripts run. */
export interface PageLanguage {
  /** As in `<html lang>`: `de`. */
  code: string;
  /** Texts by the name that `inLanguage` gave them. */
  texts: Readonly<Record<string, unknown>>;
  /** Texts of Polaris' own components. */
  polaris: Readonly<Record<string, unknown>>;
  /** Says what the server wrote in English; other texts as they are. */
  serverText?(text: string): string;
  /** The same of what otherwise stands inside a sentence. */
  serverPart?(text: string): string;
  /** The same of a condition of a workflow. */
  serverCondition?(condition: KeptCondition): KeptCondition;
}

declare global {
  /** Set by the script of a language; absent in English. */
  var hubLanguage: PageLanguage | undefined;
}

/** The language of the page; null: English. One for as long as the page is open. */
export function pageLanguage(): PageLanguage | null {
  return globalThis.hubLanguage ?? null;
}
