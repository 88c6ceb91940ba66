import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/shortcutTexts.ts';

export const texts = {
  shortcutTexts: {
    title: 'Atajos de teclado',
    single: 'Usar atajos de una sola tecla',
    singleHelp: 'Desactívalos si el dictado u otra herramienta escribe por ti.',
    or: 'o',
    pageUp: 'Re Pág',
    pageDown: 'Av Pág',
    space: 'Espacio',
    nextView: 'Siguiente vista guardada',
    previousView: 'Vista guardada anterior',
    selectAll: 'Seleccionar todos los pedidos de la lista, o ninguno',
    select: 'Seleccionar el pedido o quitar la selección',
    next: 'Pedido siguiente; se cierra el abierto',
    previous: 'Pedido anterior; se cierra el abierto',
    toggle: 'Abrir o cerrar el pedido',
    rows: 'De fila en fila, con el foco en la lista',
    row: 'Abrir el pedido; cerrarlo',
  },
} satisfies CatalogueOf<typeof english>;
