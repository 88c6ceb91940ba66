/** What a workflow is checked, worded and evaluated with. */
export interface WorkflowContext {
  /** ISO 4217, of the shop. */
  currency: string;
  /** IANA zone of the shop, for weekdays and hours. */
  timeZone: string;
  locations: readonly NamedChoice[];
  /** Providers that are connected. */
  providers: readonly NamedChoice[];
}

/** Something that is chosen by name and kept by id. */
export interface NamedChoice {
  id: string;
  name: string;
}
