import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the settings tabs. */
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
  shipmentStatuses: 'Delivery statuses',
  shipmentStatusesNote:
    'Your shipments show these statuses as the carriers report them. Any other status is shown as it arrives.',
  shipmentStatusesTable: { status: 'Status', meaning: 'What it means', tone: 'For you' },
  tones: { success: 'Arrived', critical: 'Needs attention', info: 'For information' },
  contact: 'Contact us',
  contactNote:
    'Your support contact is whoever set up this app for your store. Send them the details below and the small print ' +
    'under any error message: it identifies the request that failed.',
  contactFacts: { store: 'Store URL', user: 'User ID', plan: 'Plan' },
  contactHelp: 'Find an answer in Knowledge',
  knowledgeNote: 'Each page explains one task and opens in a new tab.',
  loading: 'Loading…',
});
