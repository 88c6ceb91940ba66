import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/integrationTexts.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';

export const texts = {
  integrationTexts: {
    moreInfo: 'Más información',
    installed: 'App instalada',
    storesSection: 'Tiendas en línea',
    providersSection: 'Integraciones de 3PL',
    viewSettings: 'Ver configuración',
    connectionDetails: 'Datos de conexión',
    storeUrl: 'URL de la tienda',
    comingSoon: '¡Muy pronto!',
    integrate: 'Conecta tus servicios logísticos.',
    integrated: '3PL conectado.',
    save: 'Guardar',
    testConnection: 'Probar conexión',
    sendTestOrder: 'Enviar pedido de prueba',
    addAccount: 'Añadir cuenta',
    removeAccount: 'Quitar',
  },
  integrationNotes: {
    statusLabel: 'Estado',
    enabled: 'Activado',
    disabled: 'Desactivado',
    sandboxLabel: 'Esta es una cuenta sandbox',
    sandboxHelp: 'Recibe los pedidos de prueba de tu tienda. Los pedidos reales nunca se envían a ella.',
    sandbox: 'Cuenta sandbox',
    disabledHelp:
      'Actívalo para conectar. Mientras está desactivado, la configuración guardada se conserva, pero no se usa.',
    enableAndSave: 'Activar y guardar',
    whileDisabled: 'Está desactivado, así que no se le envían pedidos.',
    nothingInstalled: 'Aún no hay apps instaladas.',
    noProviderConnected: 'Aún no hay ningún 3PL conectado.',
    connectFirst: 'Conecta uno en el directorio de apps',
    storeMissing: 'La app no está instalada en esta tienda.',
    noAccounts: 'Aún no hay cuentas. Añade una para conectar.',
    accountIncomplete: 'Aún sin conectar. Introduce la clave y el secreto de API de una cuenta activada.',
    settingsUnreadable: 'La configuración guardada no se puede leer. Introdúcela de nuevo y guarda.',
    settingsNotLoaded:
      'Tu configuración guardada no se cargó, así que estos campos están vacíos. Al guardar, la sustituyes.',
    settingsChangedElsewhere:
      'Otra persona guardó esta configuración mientras la editabas. Al guardar, sustituyes sus cambios.',
    secretKept: 'Guardado. No lo cambies si quieres conservarlo.',
    replaceTitle: '¿Sustituir la configuración guardada?',
    replaceBody:
      'Tu configuración guardada no se puede leer, por eso no se muestra aquí. ' +
      'Al guardar, la sustituyes por estos campos.',
    replace: 'Sustituir',
    unsaved: 'Cambios sin guardar',
    discard: 'Descartar cambios',
    savingNeedsPlan: 'Mejora tu plan para guardar esta configuración. Aun así puedes probar la conexión.',
    waitForSave: 'Espera a que termine de guardarse.',
    waitForTest: 'Espera a que termine la prueba de conexión.',
    waitForTestOrder: 'Espera a que termine el pedido de prueba.',
    testOrderNeedsSave: 'Guarda primero tus cambios. El pedido de prueba va a la cuenta guardada.',
    testOrderPassed: 'El pedido de prueba ha funcionado.',
    testOrderFailed: 'El pedido de prueba no ha funcionado.',
    sessionExpired: 'No se hizo: tu sesión caducó.',
    testCancelled: 'Detuviste la prueba.',
    testOrderCancelled: 'Dejaste de esperar. Comprueba allí si llegó el pedido de prueba.',
    mayBeSent: 'Comprueba allí si llegó el pedido de prueba.',
    mayBeSaved: 'Puede que la configuración se haya guardado de todos modos.',
    saveCancelled: 'Dejaste de esperar. Puede que la configuración se haya guardado de todos modos.',
  },
  leaveWarning: (names, isSaving) =>
    isSaving
      ? `Aún se está guardando: ${joinNames(names)}. Verás el resultado, pero lo que escribiste aquí no se conservará.`
      : `Cambios sin guardar: ${joinNames(names)}.`,
  accountTitle: (name, position) => (name.trim() === '' ? `Cuenta ${position}` : name),
} satisfies CatalogueOf<typeof english>;
