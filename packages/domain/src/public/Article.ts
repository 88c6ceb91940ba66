/** A picture of a page. Its size in CSS pixels keeps its place free until it is there. */
export interface Picture {
  /** Path on this origin. */
  src: string;
  /** What it shows, for who does not see it. */
  alt: string;
  width: number;
  height: number;
}

/** A link to another page of this site. */
export interface PageLink {
  title: string;
  path: string;
}

/**
 * One part of a text. In every sentence `**Name**` marks something as it is written on the screen; see
 * `splitByUiLabel`.
 */
export type ProseBlock =
  | { kind: 'text'; text: string }
  /** To be done one after the other. */
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'points'; items: readonly string[] }
  | { kind: 'terms'; rows: readonly { term: string; text: string }[] }
  /** What is easily overlooked. */
  | { kind: 'note'; text: string }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'links'; links: readonly PageLink[] };

export interface ProseSection {
  title: string;
  blocks: readonly ProseBlock[];
}

/** A page that is read: a title, what it is about in one or two sentences, and its sections. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly ProseSection[];
}
