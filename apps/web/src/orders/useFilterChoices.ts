import { type SearchModeOption, searchModesOf } from '@hub/domain/dashboard';
import { type FieldFilter, fieldFiltersOf } from '@hub/domain/orders/list';
import { useOpenShop } from '../session/OpenShop.ts';

/** The search modes and filters of fields that the server knows, for a bar of filters. */
export function useFilterChoices(): {
  searchModes: readonly SearchModeOption[];
  fieldFilters: readonly FieldFilter[] | undefined;
} {
  const { capabilities } = useOpenShop().info;
  return { searchModes: searchModesOf(capabilities), fieldFilters: fieldFiltersOf(capabilities) };
}
