import { choiceTexts, integrationTexts } from '@hub/domain/integrations';

/** Name of the button that saves a 3PL's connection details; its choices below them have a Save of their own. */
export const saveSettings = new RegExp(String.raw`^${integrationTexts.save}(?!\s*${choiceTexts.title})`);
