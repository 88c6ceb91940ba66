import { choiceTexts, integrationTexts } from '@hub/domain/integrations';

/** Name of the button that saves a 3PL's connection details. The choices below them have their own Save. */
export const saveSettings = new RegExp(String.raw`^${integrationTexts.save}(?!\s*${choiceTexts.title})`);
