import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/dates/timeZoneLabel.ts';

export const texts = {
  zoneTime: (city, offset) => `Hora de ${city} (${offset})`,
} satisfies CatalogueOf<typeof english>;
