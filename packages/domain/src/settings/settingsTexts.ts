import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the tabs under settings; all ours. */
export const settingsTexts = inLanguage('settingsTexts', {
  currentPlan: 'Current plan',
  planUnknown: 'We couldn’t find out which plan your store has.',
  limits: 'Limits and usage',
  limitsTable: { part: 'Feature', limit: 'Your plan', use: 'In use' },
  bothPlans: 'Plans',
  notReported: 'Not available',
  store: 'Store',
  storeNote: 'These details come from your store. Change them in your store admin, then reload this page.',
  person: 'You',
  personNote: 'Your name and role come from your sign-in.',
  yourRole: 'Your role',
  permissions: 'Your permissions',
  permissionsNote: 'The store owner decides what you can view and edit.',
  ownerNote: 'The owner can view and edit everything.',
  staffNote: 'Staff are added and removed in your store admin.',
  permissionsTable: { section: 'Section', view: 'View', edit: 'Edit' },
  granted: 'Yes',
  refused: 'No',
  batches: 'Orders in fulfillment by batch day',
  batchesTable: { day: 'Batched on', orders: 'Orders', first: 'First batch time', last: 'Last batch time' },
  noBatches: 'No Orders',
  noBatchesHint: 'Orders appear here once they are batched for a warehouse.',
  batchesNote: 'Your fulfillment service batches your orders. Here is what it has batched.',
  ownBatchesNote: 'Each location sends its orders in a batch at its cutoffs, or when someone chooses Send now.',
  seeNextBatches: 'See the next batches',
  seeOrders: 'See the orders in fulfillment',
  shipmentStatuses: 'Delivery statuses',
  shipmentStatusesNote:
    'Your shipments show these statuses as the carriers report them. Any other status is shown as it arrives.',
  shipmentStatusesTable: { status: 'Status', meaning: 'What it means', tone: 'For you' },
  tones: { success: 'Arrived', critical: 'Needs attention', info: 'For information' },
  emailNotification: 'Email',
  emailNotificationNote:
    'Your store emails your customers about their orders. Edit those emails in your store admin. Each order’s timeline ' +
    'shows what happened here.',
  tags: 'Tags',
  tagsNote: 'Add and remove order tags in your store admin.',
  contact: 'Contact us',
  contactNote:
    'Your support contact is whoever set up this app for your store. Send them the details below and the small print ' +
    'under any error message: it identifies the request that failed.',
  contactFacts: { store: 'Store URL', user: 'User ID', plan: 'Plan' },
  contactHelp: 'Find an answer in Knowledge',
  knowledgeNote: 'Each page explains one task and opens in a new tab.',
  loading: 'Loading…',
});
