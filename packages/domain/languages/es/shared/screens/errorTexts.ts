import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/errorTexts.ts';

export const texts = {
  errorTexts: {
    sessionExpired: 'Sin cargar: tu sesión ha caducado.',
    notSent:
      'No se envió nada, porque una cookie o un token está dañado. Recarga la página. Si vuelve a ocurrir, borra' +
      ' las cookies de este sitio.',
    unreachable: 'No llegamos al servidor. Comprueba tu conexión y vuelve a intentarlo.',
    endless:
      'El servidor sigue enviando páginas sin pedidos nuevos, así que dejamos de cargar. Vuelve a intentarlo. Si' +
      ' sigue ocurriendo, contacta con soporte.',
    redirected:
      'El servidor redirigió esta solicitud, así que no la seguimos. Recarga la página. Si sigue ocurriendo, contacta con soporte.',
    unreadable:
      'No pudimos leer la respuesta del servidor. Vuelve a intentarlo. Si sigue ocurriendo, contacta con soporte.',
    forbidden: 'No tienes permiso para hacer esto.',
    notFound: 'No encontramos esto.',
    busy: 'El servidor está ocupado. Espera un momento y vuelve a intentarlo.',
    failed: 'El servidor tuvo un problema. Vuelve a intentarlo en un momento.',
    unknown: 'Algo salió mal',
    internal: 'Error interno del servidor.',
  },
} satisfies CatalogueOf<typeof english>;
