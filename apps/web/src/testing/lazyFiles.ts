/** Loads the app's lazy files with the test file, because a manual clock doesn't wait for them, and the first test would be slower. */
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
