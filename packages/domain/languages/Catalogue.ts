import type { CatalogueOf } from '../src/languages/Texts.ts';
import type * as batching from '../src/batching/index.ts';
import type * as dashboard from '../src/dashboard/index.ts';
import type * as events from '../src/events/index.ts';
import type * as imports from '../src/imports/index.ts';
import type * as insights from '../src/insights/index.ts';
import type * as integrations from '../src/integrations/index.ts';
import type * as navigation from '../src/navigation/index.ts';
import type * as notifications from '../src/notifications/index.ts';
import type * as onboarding from '../src/onboarding/index.ts';
import type * as orders from '../src/orders/index.ts';
import type * as permissions from '../src/permissions/index.ts';
import type * as plans from '../src/plans/index.ts';
import type * as products from '../src/products/index.ts';
import type * as routing from '../src/routing/index.ts';
import type * as settings from '../src/settings/index.ts';
import type * as shared from '../src/shared/index.ts';
import type * as shipping from '../src/shipping/index.ts';
import type * as shopSettings from '../src/shopSettings/index.ts';
import type * as stock from '../src/stock/index.ts';
import type * as store from '../src/store/index.ts';
import type * as tags from '../src/tags/index.ts';
import type * as tracking from '../src/tracking/index.ts';
import type * as workflows from '../src/workflows/index.ts';

/** Texts that a language has to give. Those that a feature keeps to itself are compared by tools/languages. */
export type Catalogue = CatalogueOf<typeof batching> &
  CatalogueOf<typeof dashboard> &
  CatalogueOf<typeof events> &
  CatalogueOf<typeof imports> &
  CatalogueOf<typeof insights> &
  CatalogueOf<typeof integrations> &
  CatalogueOf<typeof navigation> &
  CatalogueOf<typeof notifications> &
  CatalogueOf<typeof onboarding> &
  CatalogueOf<typeof orders> &
  CatalogueOf<typeof permissions> &
  CatalogueOf<typeof plans> &
  CatalogueOf<typeof products> &
  CatalogueOf<typeof routing> &
  CatalogueOf<typeof settings> &
  CatalogueOf<typeof shared> &
  CatalogueOf<typeof shipping> &
  CatalogueOf<typeof shopSettings> &
  CatalogueOf<typeof stock> &
  CatalogueOf<typeof store> &
  CatalogueOf<typeof tags> &
  CatalogueOf<typeof tracking> &
  CatalogueOf<typeof workflows>;
