/** A page's picture. Its size in CSS pixels reserves space while it loads. */
export interface Picture {
  /** Path on this origin. */
  src: string;
  /** Alternative text. */
  alt: string;
  width: number;
  height: number;
}

/** A link to another page of this site. */
export interface PageLink {
  title: string;
  path: string;
}

/** One block of text. `**Name**` marks a screen label; see `splitByUiLabel`. */
export type ProseBlock =
  | { kind: 'text'; text: string }
  /** Steps in order. */
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'points'; items: readonly string[] }
  | { kind: 'terms'; rows: readonly { term: string; text: string }[] }
  /** A note. */
  | { kind: 'note'; text: string }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'links'; links: readonly PageLink[] };

export interface ProseSection {
  title: string;
  blocks: readonly ProseBlock[];
}

/** A page of prose: title, summary and sections. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly ProseSection[];
}
