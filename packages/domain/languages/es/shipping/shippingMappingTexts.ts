import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/shippingMappingTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

const unsent = 'Ningún pedido de los últimos 30 días lo usa';

export const texts = {
  shippingMappingTexts: {
    subject: 'la asignación de envíos',
    provider: '3PL',
    note:
      'Elige el servicio del 3PL para cada método de envío de tu tienda. Si un flujo de trabajo define un servicio, ' +
      'tiene prioridad.',
    noProvider: 'Conecta primero un 3PL',
    noProviderNote: 'Los métodos de envío se asignan a los servicios de los 3PL que has conectado.',
    openIntegrations: 'Abrir Apps e integraciones',
    defaultTitle: 'Servicio predeterminado',
    defaultNote: 'Para los métodos sin servicio propio. Déjalo vacío para dejarlos sin asignar.',
    methodsTitle: 'Métodos de envío',
    none: 'Aún no ha llegado ningún pedido con un método de envío.',
    filter: 'Filtrar por método de envío',
    noMatch: 'Ningún método de envío contiene este texto.',
    noMethod: 'Sin método de envío',
    carrier: 'Transportista',
    service: 'Servicio',
    unmapped: 'Sin asignar',
    usesDefault: 'Predeterminado',
    unsent,
    clear: 'Vaciar',
    noDefault: 'Ninguno',
    choicesTitle: 'Elegido para todos los pedidos',
    choicesNote: 'Leído del 3PL. Cámbialo en Apps e integraciones.',
    skusTitle: 'Códigos SKU',
    skusNote: 'Solo para los productos que el 3PL tiene con otro SKU. Los demás se envían con el tuyo.',
    sku: 'Tu SKU',
    providerSku: 'SKU del 3PL',
    addSku: 'Añadir SKU',
    remove: 'Quitar',
    removeSku: (sku) => `Quitar el SKU ${sku}`.trim(),
  },
  unmappedText: ({ methods, waiting }) => {
    if (methods === 0) return null;
    const text = `${counted(methods, { one: 'método de envío', other: 'métodos de envío' })} sin asignar.`;
    if (waiting === 0) return text;
    const orders = counted(waiting, { one: 'pedido en espera', other: 'pedidos en espera' });
    const verb = plural(waiting, { one: 'usa', other: 'usan' });
    return `${text} ${orders} ${plural(methods, { one: 'lo', other: 'los' })} ${verb}.`;
  },
  listedServicesText: (services, name) =>
    `${counted(services, { one: 'servicio', other: 'servicios' })} de ${bidiIsolate(name)} para elegir`,
  methodUseText: ({ waiting, recent }) => {
    if (waiting === 0 && recent === 0) return unsent;
    const parts = [
      ...(waiting > 0 ? [counted(waiting, { one: 'pedido en espera', other: 'pedidos en espera' })] : []),
      `${formatCount(recent)} en los últimos 30 días`,
    ];
    return parts.join(' · ');
  },
  providerChoiceText: (name, unmapped) => (unmapped === 0 ? name : `${name} (${formatCount(unmapped)} sin asignar)`),
  mappingWords: {
    none: 'Ninguno',
    saving: (name) => `el guardado de la asignación de ${name}`,
    saved: (name) => `Asignación de ${name} guardada.`,
    restored: (name) => `La asignación de ${name} vuelve a estar como antes.`,
    title: (name) => `Métodos de envío de ${name}`,
  },
} satisfies CatalogueOf<typeof english>;
