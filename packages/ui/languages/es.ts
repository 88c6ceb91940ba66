import polaris from '@shopify/polaris/locales/es.json';
import type { PageLanguage } from '@hub/domain/languages';
import { texts } from '../../domain/languages/es/index.ts';

export const language: PageLanguage = { code: 'es', texts, polaris };
