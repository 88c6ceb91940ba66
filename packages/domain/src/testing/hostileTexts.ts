/** Texts of real shops that break layouts. Every row, card and dialog has a story with them. */
export const hostileTexts = {
  longName:
    'Bartholomew Featherstonehaugh-Cholmondeley, The Great Northern Gift Ware & Seasonal Decorations Company Ltd.',
  /** One word without a break opportunity. */
  longWord: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  hebrew: 'מתנות ירושלים בע״מ (סניף 12)',
  arabic: 'متجر الهدايا الشمالي، شارع 26 يوليو',
  emoji: '🎁',
  /** 40 characters. */
  sku: 'GIFTWARE-2011-XMAS-0000000000000085123-A',
  /** An error message containing code. */
  error:
    'java.lang.IllegalStateException:shipment_consignment_validation_failed_for_parcel_0000000003_of_0000000007_' +
    'label_could_not_be_rendered',
  markup: '<img src=x onerror=alert(1)>',
} as const;

/** Names of people, products, locations and workflows. */
export const hostileNames = [
  hostileTexts.longName,
  hostileTexts.longWord,
  hostileTexts.hebrew,
  hostileTexts.arabic,
  hostileTexts.emoji,
  hostileTexts.markup,
] as const;

/** Right-to-left names. */
export const rightToLeftTexts: readonly string[] = [hostileTexts.hebrew, hostileTexts.arabic];
