/** Texts of the tabs under settings; all ours. */
export const settingsTexts = {
  currentPlan: 'Current plan',
  planUnknown: 'The server did not say which plan the store has.',
  limits: 'Limits and use',
  limitsTable: { part: 'Part of the plan', limit: 'Limit of the plan', use: 'In use' },
  bothPlans: 'Plans',
  confirmFirst: 'A page opens on which you confirm the plan. Nothing is bought before that.',
  isCurrent: 'The store has this plan.',
  isIncluded: 'The store’s plan already includes everything in this one. This app only moves a store to a larger plan.',
  notReported: 'Not reported by the server',
  store: 'Store',
  storeNote:
    'These facts come from the store platform and cannot be changed here. Change currency and time zone in the settings of the store’s own admin, then reload this app.',
  person: 'You',
  personNote: 'Your name and role come with the sign-in. The store owner manages staff in the store’s own admin.',
  yourRole: 'Your role',
  permissions: 'Your permissions',
  permissionsNote:
    'These are your own permissions. They cannot be changed here, and other staff are not listed; ask the store owner.',
  ownerNote: 'The owner may view and edit everything, whatever a list says.',
  permissionsTable: { section: 'Section', view: 'View', edit: 'Edit' },
  granted: 'Yes',
  refused: 'No',
  batches: 'Orders in fulfillment by batch day',
  batchesTable: { day: 'Batched on', orders: 'Orders', first: 'First batch time', last: 'Last batch time' },
  noBatches: 'No Orders',
  noBatchesHint: 'Orders appear here once they are batched for a warehouse.',
  batchesNote: 'Batches are made by the fulfillment service and cannot be controlled from here.',
  seeOrders: 'See the orders in fulfillment',
  shipmentStatuses: 'Delivery statuses',
  shipmentStatusesNote:
    'Every status that a shipment can have, as order details show it. Statuses come from the carriers and cannot be changed here. One that is not in this list is shown as it comes.',
  shipmentStatusesTable: { status: 'Status', tone: 'Meaning' },
  tones: { success: 'Arrived', critical: 'Needs attention', info: 'For information' },
  emailNotification: 'Email notification',
  emailNotificationNote:
    'Which emails are sent is not set up in this app, so there is nothing to show or change here. What happened to an order stands in its timeline.',
  tags: 'Tags',
  tagsNote:
    'Tags are kept with the orders in the store’s own admin and are not passed on to this app, so there is nothing to show or change here.',
  contact: 'Contact us',
  contactNote:
    'Messages cannot be sent from here. Whoever supports your store needs the facts below, and the small print under the error message: it says which request failed.',
  contactFacts: { store: 'Store URL', user: 'User id', plan: 'Plan' },
  contactHelp: 'Look it up in Knowledge',
  knowledgeNote: 'Each page explains one task and opens in a new tab.',
} as const;
