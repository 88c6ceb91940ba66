import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/permissions/staff/staffTexts.ts';
import { bidiIsolate } from '../../../../src/shared/bidiIsolate.ts';

export const texts = {
  staffTexts: {
    people: 'Personas',
    peopleNote:
      'Las personas aparecen aquí cuando abren la aplicación por primera vez. Añade y elimina personal en el panel de ' +
      'control de tu tienda; lo que puede hacer aquí se define abajo.',
    subject: 'personas',
    table: { name: 'Nombre', email: 'Correo', role: 'Rol', rights: 'Permisos', lastSeen: 'Última visita' },
    owner: 'Propietario',
    staff: 'Personal',
    you: 'tú',
    neverSeen: 'Nunca',
    noEmail: 'Desconocido',
    ownRights: 'Distintos según la sección',
    edit: 'Cambiar',
    ownersOnly: 'Solo un propietario puede cambiar permisos.',
    notYourOwn: 'No puedes cambiar tus propios permisos. Tiene que hacerlo otro propietario.',
    lastOwner: 'Una tienda necesita al menos un propietario. Haz propietario antes a otra persona.',
    gone: 'Ya nadie con este ID trabaja en esta tienda. Vuelve a cargar la página.',
    presets: 'Partir de',
    rights: { none: 'Sin acceso', view: 'Ver', edit: 'Editar' },
    makeOwner: 'Propietario',
    makeOwnerHelp: 'Los propietarios pueden ver y editar todo, y cambiar permisos.',
    seenBy: (name) => `Como lo ve ${bidiIsolate(name)}`,
    navigation: 'En el menú',
    noNavigation: 'Nada: la aplicación solo dice a quién pedir acceso.',
    disabled: 'Desactivado',
    noneDisabled: 'No hay nada desactivado.',
    changes: 'Cambios',
    changesNote: 'Todos los cambios de permisos, los más recientes primero.',
    noChanges: 'Nadie ha cambiado permisos todavía.',
    changesTable: { at: 'Cuándo', by: 'Cambiado por', who: 'Persona', what: 'Qué' },
    changesSubject: 'cambios de permisos',
    saved: (name) => `Se guardaron los permisos de ${bidiIsolate(name)}.`,
    undone: (name) => `Los permisos de ${bidiIsolate(name)} vuelven a ser los de antes.`,
    noChange: 'Guardado sin cambios',
  },
  sectionActions: {
    1: 'Retener, mover, enviar y exportar pedidos',
    2: 'Crear, cambiar y ejecutar flujos de trabajo',
    3: 'Cambiar productos, existencias y paquetes de productos',
    4: 'Conectar 3PL y ver su configuración',
    5: 'Cambiar la configuración y las etiquetas de la tienda, e importar pedidos',
    6: 'Cambiar ubicaciones, asignación de pedidos y lotes',
    7: '',
    8: 'Cerrar pedidos',
  },
  rightsChangeWords: {
    madeOwner: 'Ahora es propietario',
    noLongerOwner: 'Ya no es propietario',
    right: { none: 'sin acceso', view: 'ver', edit: 'editar' },
    changed: (section, before, after) => `${section}: antes ${before}, ahora ${after}`,
  },
} satisfies CatalogueOf<typeof english>;
