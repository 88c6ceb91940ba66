import { actionMessages, actionNames } from '../workflows/actions/workflowActions.ts';
import { callMessages } from './callMessages.ts';
import { choiceMessages } from './choiceMessages.ts';
import { connectionMessages } from './connectionMessages.ts';
import { importMessages } from './importMessages.ts';
import { inputMessages } from './inputMessages.ts';
import { notificationMessages } from './notificationMessages.ts';
import { orderMessages } from './orderMessages.ts';
import { productMessages } from './productMessages.ts';
import { providerMessages } from './providerMessages.ts';
import { recipientMessages } from './recipientMessages.ts';
import { resultMessages } from './resultMessages.ts';
import { routingMessages } from './routingMessages.ts';
import { savedMessages } from './savedMessages.ts';
import { sectionMessages } from './sectionMessages.ts';
import { settingMessages } from '../providers/providers.ts';
import { shippingMessages } from './shippingMessages.ts';
import { shopSettingsMessages } from './shopSettingsMessages.ts';
import { stockMessages } from './stockMessages.ts';
import { storeMessages } from './storeMessages.ts';
import { tagMessages } from './tagMessages.ts';
import { trackingMessages } from './trackingMessages.ts';
import { warehouseMessages } from './warehouseMessages.ts';
import { workflowMessages } from './workflowMessages.ts';

/** Every message's words by area and name, in the page's language; in English on the server. */
export const messageAreas = {
  actions: actionNames,
  calls: callMessages,
  choices: choiceMessages,
  connections: connectionMessages,
  imports: importMessages,
  inputs: inputMessages,
  notifications: notificationMessages,
  orders: orderMessages,
  products: productMessages,
  providers: providerMessages,
  recipient: recipientMessages,
  results: resultMessages,
  routing: routingMessages,
  saved: savedMessages,
  sections: sectionMessages,
  settings: settingMessages,
  shipping: shippingMessages,
  shopSettings: shopSettingsMessages,
  stock: stockMessages,
  store: storeMessages,
  tags: tagMessages,
  tracking: trackingMessages,
  warehouses: warehouseMessages,
  // Named because a package's declarations can't describe a spread of both.
  workflows: { ...workflowMessages, ...actionMessages } as typeof workflowMessages & typeof actionMessages,
};

export type MessageAreas = typeof messageAreas;
