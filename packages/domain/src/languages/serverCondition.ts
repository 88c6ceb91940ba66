import { type KeptCondition, pageLanguage } from './pageLanguage.ts';

/** What a run of a workflow expected and found, which is kept in English, in the language of the page. */
export function serverCondition(condition: KeptCondition): KeptCondition {
  return pageLanguage()?.serverCondition?.(condition) ?? condition;
}
