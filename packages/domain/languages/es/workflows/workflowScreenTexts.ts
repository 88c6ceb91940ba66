import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/workflows/workflowScreenTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  workflowScreenTexts: {
    subject: 'los flujos de trabajo',
    list: {
      title: 'Flujos de trabajo',
      create: 'Nuevo flujo de trabajo',
      orderNote: 'Se ejecutan de arriba abajo. Si dos establecen lo mismo, prevalece el de más abajo.',
      on: 'Activo',
      off: 'Inactivo',
      edit: 'Editar',
      view: 'Ver',
      versions: 'Versiones',
      runs: 'Ejecuciones',
      allRuns: 'Ejecuciones de todos los flujos de trabajo',
      remove: 'Eliminar',
      needsChange: 'Requiere un cambio',
      needsChangeNote: 'Así no puede ejecutarse.',
      upgrade: 'Ver el plan Elite',
      conflicts: 'Estos flujos de trabajo se estorban entre sí',
      noneOfKind: 'Aún no hay ninguno.',
      of: (label, name) => `${label} de ${name}`,
    },
    empty: {
      title: 'Deja que los flujos de trabajo hagan lo que haces a mano',
      lead:
        'Un flujo de trabajo examina cada pedido y, si se cumplen sus condiciones, lo retiene, lo etiqueta o lo envía al ' +
        'almacén adecuado. Empieza con uno de estos y cámbialo a tu gusto. Está inactivo hasta que lo actives.',
      moreTitle: 'Flujos de trabajo listos para usar',
      moreLead: 'Empieza con uno de estos y cámbialo a tu gusto.',
      use: 'Usar este',
      blank: 'Empezar de cero',
      ofKind: {
        orderUpdate: 'Ningún flujo de trabajo cambia pedidos todavía.',
        shipmentUpdate: 'Ningún flujo de trabajo cambia envíos todavía.',
      },
    },
    builder: {
      newTitle: 'Nuevo flujo de trabajo',
      back: 'Todos los flujos de trabajo',
      readTitle: 'Qué hace',
      name: 'Nombre',
      namePlaceholder: 'Por ejemplo: Pedidos de Alemania a Róterdam',
      when: 'Cuándo',
      onlyIf: 'Solo si',
      everyOrder: 'Sin condiciones se ejecuta con todos los pedidos.',
      thenDo: 'Entonces',
      trigger: 'Qué lo inicia',
      condition: 'Condición',
      group: 'Grupo',
      field: 'Campo',
      operator: 'Comparación',
      value: 'Valor',
      rangeAnd: 'y',
      from: 'Desde',
      to: 'Hasta',
      goneField: 'ya no existe',
      chooseOne: 'Elige una opción',
      goneChoice: 'Ya no existe',
      addCondition: 'Añadir condición',
      addGroup: 'Añadir grupo',
      removeCondition: 'Quitar condición',
      removeGroup: 'Quitar grupo',
      joinGroups: 'Entre grupos',
      addAction: 'Añadir acción',
      addActionLabel: 'Acción que añadir',
      noActions: 'Añade al menos una acción.',
      removeAction: 'Quitar',
      moveActionUp: 'Subir',
      moveActionDown: 'Bajar',
      action: 'Acción',
      addValue: 'Añadir',
      listHelp: 'Pulsa Intro después de cada valor. También puedes pegar una columna entera.',
      removeAllValues: 'Quitar todo',
      noUnit: '',
      hours: 'horas',
      sentence: 'En una frase',
      save: 'Guardar',
      saveAndSwitchOn: 'Guardar y activar',
      switchOn: 'Activar',
      switchOff: 'Desactivar',
      nothingToSave: 'No hay cambios que guardar.',
      discard: 'Descartar cambios',
      conflicts: 'Con tus otros flujos de trabajo',
      noConflicts: 'No se contradice con los flujos de trabajo activos.',
      problems: 'Falta algo. Los campos de arriba indican qué.',
      loadingTitle: 'Flujo de trabajo',
      notFoundTitle: 'Flujo de trabajo no encontrado',
      notFound: 'Este flujo de trabajo ya no existe. Puede que se haya eliminado.',
      deletedElsewhere: 'Otra persona eliminó este flujo de trabajo. Guárdalo como nuevo o vuelve a la lista.',
      saveAsNew: 'Guardar como flujo de trabajo nuevo',
      leaveBody: 'Se perderá lo que cambiaste en este flujo de trabajo.',
      saving: 'el guardado del flujo de trabajo',
      nameOfGroup: (group) => `Grupo ${group}`,
      conditionOf: (condition, group) => `${condition} de ${group.toLowerCase()}`,
      addTo: (label, group) => `${label} a ${group.toLowerCase()}`,
    },
    preview: {
      title: 'Qué habría hecho',
      subject: 'la vista previa',
      waiting: 'Completa las condiciones para ver qué pedidos coinciden.',
      updating: 'Actualizando…',
      stale: 'De antes de tu último cambio en las condiciones.',
      none: 'Ninguno de estos pedidos coincide.',
      orders: 'Últimos pedidos que coinciden',
      noCustomer: 'Invitado',
      open: 'Abierto',
      apply: 'Aplicar a pedidos abiertos',
      applyUnsaved: 'Guarda primero tus cambios.',
    },
    apply: {
      title: 'Aplicar a pedidos abiertos',
      body: 'El flujo de trabajo se ejecuta con los pedidos que elijas, esté activo o no.',
      chooseAll: 'Todos:',
      chooseOne: 'El único pedido que coincide',
      matches: 'los pedidos que coinciden',
      apply: 'Aplicar',
      searching: 'Aún se buscan los pedidos que coinciden.',
      noneMatch: 'Ningún pedido abierto coincide con este flujo de trabajo.',
      progress: 'Pedidos terminados',
      stop: 'Detener',
      cancel: 'Cancelar',
      resume: 'Continuar con',
      noneChosen: 'Elige un pedido.',
      resultTitle: 'Qué pasó con los pedidos',
      close: 'Cerrar',
      outcomes: { applied: 'Aplicado', skipped: 'Omitido', refused: 'No aplicado' },
      sending: 'la aplicación del flujo de trabajo',
    },
    outdated: {
      yours: 'La tuya',
      theirs: 'La otra',
      differences: 'En qué difieren',
      keepEditing: 'Seguir editando',
      takeTheirs: 'Usar la otra',
      saveOwn: 'Guardar la mía encima',
      same: 'Las dos versiones son iguales.',
    },
    versions: {
      title: 'Versiones',
      subject: 'las versiones',
      version: 'Versión',
      current: 'Actual',
      changesOf: 'Qué cambió en la versión',
      before: 'Antes',
      after: 'Después',
      now: 'Ahora',
      outdated: 'Entretanto alguien guardó una versión más reciente. Mírala primero y vuelve a restaurar.',
      first: 'Primera versión.',
      unchanged: 'Guardada sin cambios.',
      restore: 'Restaurar esta versión',
      restoreBody: 'Se guarda como una versión nueva. Las versiones intermedias siguen en la lista.',
      restoreChanges: 'Qué cambia',
      nothing: 'Nada',
    },
    runs: {
      title: 'Ejecuciones',
      subject: 'las ejecuciones',
      allTitle: 'Ejecuciones de todos los flujos de trabajo',
      note: (days) =>
        'Cada vez que un flujo de trabajo examinó un pedido, con lo que encontró. Se conservan ' +
        `${counted(days, { one: 'día', other: 'días' })}, y más tiempo mientras el pedido no esté enviado ni cerrado.`,
      none: 'Aún no se ha ejecutado ningún flujo de trabajo. Las ejecuciones aparecen aquí cuando llega un pedido.',
      noneOfOne: 'Este flujo de trabajo aún no se ha ejecutado. Lo hace si está activo y llega un pedido.',
      noneShown: 'Ninguna en esta página.',
      show: 'Mostrar',
      all: 'Todas',
      matched: 'Coincidió',
      didNotMatch: 'No coincidió',
      replaced: 'sustituido por un flujo de trabajo posterior',
      why: 'Por qué se ejecutó',
      whyNot: 'Por qué no hizo nada',
      version: 'Versión',
      ofVersion: (version) => `versión ${formatCount(version)}`,
      condition: 'Condición',
      expected: 'Esperado',
      actual: 'Encontrado',
      met: 'Se cumple',
      notMet: 'No se cumple',
      groupMatch: { all: 'Deben cumplirse todas estas', any: 'Debe cumplirse una de estas' },
      everyOrder: 'Sin condiciones: se ejecuta con todos los pedidos.',
      older: 'Anteriores',
      newest: 'Más recientes',
      changes: 'Cambios en',
    },
  },
  savedByText: (version, savedBy) =>
    `Versión ${formatCount(version)}, guardada${savedBy.trim() === '' ? '' : ` por ${bidiIsolate(savedBy)}`}`,
  savedAtText: (savedBy, time) => `Guardado${savedBy.trim() === '' ? '' : ` por ${bidiIsolate(savedBy)}`}, ${time}`,
  activeText: (active, limit) =>
    limit === null
      ? `${counted(active, { one: 'activo', other: 'activos' })}.`
      : `${formatCount(active)} de ${counted(limit, { one: 'activo', other: 'activos' })}.`,
  unreadableWorkflowsText: (unreadable) =>
    unreadable === 0
      ? null
      : `No se ${plural(unreadable, { one: 'pudo', other: 'pudieron' })} leer ` +
        `${counted(unreadable, { one: 'flujo de trabajo, que', other: 'flujos de trabajo, que' })} no ` +
        `${plural(unreadable, { one: 'aparece', other: 'aparecen' })} en la lista.`,
  movedText: (name, position, count) => `${name} es ahora el número ${position} de ${count}`,
  matchedText: (matched, examined) => {
    if (examined === 0) return 'Aún no hay pedidos con los que comparar.';
    const examinedOrders = examined === 1 ? orders(examined) : `los últimos ${orders(examined)}`;
    return `Habría coincidido con ${formatCount(matched)} de ${examinedOrders}.`;
  },
  groupMatchLabels: {
    all: 'Se cumplen todas estas',
    any: 'Se cumple alguna de estas',
  },
  groupsMatchLabels: {
    all: 'Deben cumplirse todos los grupos',
    any: 'Debe cumplirse un grupo',
  },
  applyLabel: (count) => `Aplicar a ${orders(count)}`,
  applyProgressText: (done, total) => `${formatCount(done)} de ${orders(total)}.`,
  appliedText: (results, left) => {
    const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
    const part = (outcome: string, one: string, other: string) => counted(count(outcome), { one, other });
    const parts = [part('applied', 'pedido cambiado', 'pedidos cambiados')];
    if (count('skipped') > 0) parts.push(part('skipped', 'omitido', 'omitidos'));
    if (count('refused') > 0) parts.push(part('refused', 'sin cambiar', 'sin cambiar'));
    const rest = left === 0 ? '' : ` ${plural(left, { one: 'Queda', other: 'Quedan' })} ${orders(left)}.`;
    return `${parts.join(', ')}.${rest}`;
  },
  moreValuesText: (hidden) => `y ${formatCount(hidden)} más`,
  addedValuesText: (added, known) => {
    const there = known === 0 ? '' : ` ${formatCount(known)} ya ${plural(known, { one: 'estaba', other: 'estaban' })}.`;
    return `${counted(added, { one: 'añadido', other: 'añadidos' })}.${there}`;
  },
  workflowReports: {
    saved: (name, version) => `Se guardó «${name}» como versión ${formatCount(version)}.`,
    savedAndOn: (name) => `Se guardó y se activó «${name}».`,
    savedNotOn: (name) => `Se guardó «${name}», pero no se pudo activar.`,
    savingName: (name) => `Guardado de «${name}»`,
    saveCancelled: 'Dejaste de esperar. Puede que no se haya guardado. Guarda otra vez para asegurarte.',
    applyCancelled: 'Te detuviste. Puede que los pedidos en curso hayan cambiado. Continúa para ver cuáles.',
    notSaved: (name) => `No se pudo guardar «${name}».`,
    notUndone: (name) => `No se pudo deshacer el guardado de «${name}».`,
    undone: (name) => `«${name}» está como antes.`,
    switched: (name, isOn) => `«${name}» está ${isOn ? 'activo' : 'inactivo'}.`,
    deleted: (name) => `Se eliminó «${name}».`,
    restored: (name) => `«${name}» está de vuelta.`,
    restoredOff: (name) => `«${name}» está de vuelta, pero inactivo.`,
    versionRestored: (name, version) => `«${name}» está como en la versión ${formatCount(version)}.`,
    notMoved: 'No se pudo guardar el orden de los flujos de trabajo.',
    undo: 'Deshacer',
    retry: 'Reintentar',
  },
  outdatedTitle: (savedBy) =>
    `${savedBy.trim() === '' ? 'Alguien' : bidiIsolate(savedBy)} guardó una versión más reciente mientras editabas`,
  outdatedBody: 'Tus cambios están a salvo. Elige qué versión conservar; la otra sigue en Versiones.',
  applyListText: (listed, matched) =>
    listed >= matched
      ? null
      : `${orders(matched)} ${plural(matched, { one: 'coincide y está abierto', other: 'coinciden y están abiertos' })}. ` +
        `Se muestran los ${formatCount(listed)} más recientes.`,
} satisfies CatalogueOf<typeof english>;
