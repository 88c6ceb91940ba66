/**
 * What the app loads on demand, loaded with the test file: a manual clock does not wait for it, and otherwise the first
 * test would be slowed down by it.
 */
import '../app/AppArea.tsx';
import '../app/DemoBadgeSlot.tsx';
import '../app/lazyDialogs.ts';
import '../connections/ConnectionProblems.tsx';
import '../connections/connectionAttentionPart.ts';
import '../dashboard/DashboardRoute.tsx';
import '../dashboard/dashboardParts.ts';
import '../fulfillment/FulfillmentRoute.tsx';
import '../insights/InsightsRoute.tsx';
import '../integrations/IntegrationsRoute.tsx';
import '../inventory/InventoryRoute.tsx';
import '../onboarding/OnboardingRoute.tsx';
import '../orders/list/OrderListRoute.tsx';
import '../settings/SettingsRoute.tsx';
import '../workflows/WorkflowsRoute.tsx';
