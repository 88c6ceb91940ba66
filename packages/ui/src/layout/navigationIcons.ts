import {
  AppsIcon,
  AutomationIcon,
  ChartVerticalIcon,
  ClipboardChecklistIcon,
  DeliveryIcon,
  HomeIcon,
  InventoryIcon,
  SettingsIcon,
} from '@shopify/polaris-icons';

export const navigationIcons = {
  onboarding: ClipboardChecklistIcon,
  dashboard: HomeIcon,
  workflows: AutomationIcon,
  inventory: InventoryIcon,
  insights: ChartVerticalIcon,
  integrations: AppsIcon,
  fulfillment: DeliveryIcon,
  settings: SettingsIcon,
} as const;

export type NavigationIcon = keyof typeof navigationIcons;
