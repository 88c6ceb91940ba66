/** Context for checking, wording and evaluating a workflow. */
export interface WorkflowContext {
  /** ISO 4217 code of the shop. */
  currency: string;
  /** The shop's IANA zone, for weekdays and hours. */
  timeZone: string;
  locations: readonly NamedChoice[];
  /** Providers that are connected. */
  providers: readonly NamedChoice[];
}

/** Something selected by name and stored by id. */
export interface NamedChoice {
  id: string;
  name: string;
}
