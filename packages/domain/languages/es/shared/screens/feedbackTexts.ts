import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/feedbackTexts.ts';

export const texts = {
  feedbackTexts: {
    loadingAlone: 'Cargando',
    loading: (subject) => `Cargando ${subject}`,
    waiting: (subject) => `Todavía sin respuesta: ${subject}`,
    server: 'servidor',
    slow: 'Está tardando más de lo normal. Puedes esperar, reintentar o cancelar.',
    retry: 'Reintentar',
    cancel: 'Cancelar',
    stopped: 'Se canceló la carga.',
    stale: (subjects) => `Todavía ves ${subjects} de antes del cambio.`,
    requestId: (id) => `ID de la solicitud: ${id}`,
    crashed: (name) => `No se pudo mostrar: ${name}`,
    crashNote: 'El resto de la página sigue funcionando. Si vuelve a ocurrir, recarga la página.',
    tryAgain: 'Probar otra vez',
    dismiss: 'Cerrar',
    results: 'Resultados de acciones',
    newTab: '(se abre en otra pestaña)',
  },
} satisfies CatalogueOf<typeof english>;
