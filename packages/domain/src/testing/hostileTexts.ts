/** Texts that real shops have, and that no layout expects; every row, card and dialog has a story with them. */
export const hostileTexts = {
  longName:
    'Bartholomew Featherstonehaugh-Cholmondeley, The Great Northern Gift Ware & Seasonal Decorations Company Ltd.',
  /** One word without a place to break. */
  longWord: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  hebrew: 'מתנות ירושלים בע״מ (סניף 12)',
  arabic: 'متجر الهدايا الشمالي، شارع 26 يوليو',
  emoji: '🎁',
  /** 40 characters. */
  sku: 'GIFTWARE-2011-XMAS-0000000000000085123-A',
  /** Of a program that writes its errors for programs. */
  error:
    'java.lang.IllegalStateException:shipment_consignment_validation_failed_for_parcel_0000000003_of_0000000007_label_could_not_be_rendered',
  markup: '<img src=x onerror=alert(1)>',
} as const;

/** What people, products, places and workflows may be called. */
export const hostileNames = [
  hostileTexts.longName,
  hostileTexts.longWord,
  hostileTexts.hebrew,
  hostileTexts.arabic,
  hostileTexts.emoji,
  hostileTexts.markup,
] as const;

/** Those that are written from right to left. */
export const rightToLeftTexts: readonly string[] = [hostileTexts.hebrew, hostileTexts.arabic];
