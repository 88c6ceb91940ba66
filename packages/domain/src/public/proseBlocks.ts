import type { PageLink, Picture, ProseBlock, ProseSection } from './Article.ts';

/** Builders for the blocks of a section. */
export const text = (sentences: string): ProseBlock => ({ kind: 'text', text: sentences });
export const steps = (...items: readonly string[]): ProseBlock => ({ kind: 'steps', items });
export const points = (...items: readonly string[]): ProseBlock => ({ kind: 'points', items });
export const note = (sentences: string): ProseBlock => ({ kind: 'note', text: sentences });
export const picture = (shown: Picture): ProseBlock => ({ kind: 'picture', picture: shown });
export const links = (...to: readonly PageLink[]): ProseBlock => ({ kind: 'links', links: to });

/** A list of terms with their definitions. */
export function terms(meanings: Readonly<Record<string, string>>): ProseBlock {
  return { kind: 'terms', rows: Object.entries(meanings).map(([term, meaning]) => ({ term, text: meaning })) };
}

export function section(title: string, ...blocks: readonly ProseBlock[]): ProseSection {
  return { title, blocks };
}
