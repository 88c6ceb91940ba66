import polaris from '@shopify/polaris/locales/de.json';
import type { PageLanguage } from '@hub/domain/languages';
import { texts } from '../../domain/languages/de/index.ts';

export const language: PageLanguage = { code: 'de', texts, polaris };
